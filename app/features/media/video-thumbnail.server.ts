import type { AppContext } from "~/platform/context.server";
import { fetchPicture } from "~/platform/external-picture.server";
import { BadPicture } from "~/platform/images/picture.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { videoId, videoStillUrl } from "./video-url";
import { keepPostPicture, thumbnailKey } from "./post-pictures.server";

const month = "public, max-age=2592000";
/** A host that is down is asked again after five minutes. */
const failed = "public, max-age=300";

/** A still weighs 10 to 60 KB and comes in 0.1 s; a page does not wait long for somebody else. */
const limits = { timeout: 3000, redirectsMax: 0, bytesMax: 1 << 20 };

/** A picture of nothing: what the card draws behind it is seen, in the colours of its theme. */
const nothing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"/>';

/**
 * The still of a post's video, through us, so that its host does not hear of who looks. Asked for by
 * the post: there is one for what people here have posted and for nothing else. Where the host does
 * not give one, the answer is a picture nevertheless. Bill: this data centre's cache,
 * else one read of R2; a first time one call outside and one R2 write.
 */
export async function showVideoThumbnail(
  app: AppContext,
  postId: string,
  videoUrl: string | null,
): Promise<Response> {
  const { cache, db, env, request, waitUntil } = app;
  const id = videoId(videoUrl ?? "");
  if (id === null) {
    throw new AppError("not_found", { detail: "There is no such picture." });
  }
  const near = new URL(urls.videoThumbnail(postId), request.url);
  const cached = await cache?.match(near);
  if (cached) return cached;
  const key = thumbnailKey(postId);
  const kept = await env.IMAGES.get(key);
  const still = kept
    ? new Uint8Array(await kept.arrayBuffer())
    : await fetchStill(id, env.SITE_URL);
  if (still && !kept) {
    const bucket = env.IMAGES;
    waitUntil(keepPostPicture(key, still, postId, { db, bucket }));
  }
  const answer = new Response(still ?? nothing, {
    headers: {
      "content-type": still ? "image/jpeg" : "image/svg+xml",
      "cache-control": still ? month : failed,
    },
  });
  if (cache) waitUntil(cache.put(near, answer.clone()));
  return answer;
}

async function fetchStill(
  id: string,
  siteUrl: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const { host } = new URL(siteUrl);
    const { bytes, type } = await fetchPicture(videoStillUrl(id), host, limits);
    return type === "jpg" ? bytes : null;
  } catch (error) {
    if (error instanceof BadPicture) return null;
    throw error;
  }
}
