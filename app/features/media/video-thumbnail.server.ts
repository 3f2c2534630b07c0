import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { keepPostPicture, thumbnailKey } from "./post-pictures.server";
import { fetchStill } from "./video-still.server";
import { readVideo } from "./video-url";

const month = "public, max-age=2592000";
/** A host that is down is asked again after five minutes. */
const failed = "public, max-age=300";

/** A picture of nothing: what the card draws behind it is seen, in the colours of its theme. */
const nothing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"/>';

/**
 * The still of a post's video, through us, so that its host does not hear of who looks. Asked for by
 * the post: there is one for what people here have posted and for nothing else. Where the host does
 * not give one, the answer is a picture nevertheless. Bill: this data centre's cache,
 * else one read of R2; a first time one or two calls outside and one R2 write.
 */
export async function showVideoThumbnail(
  app: AppContext,
  postId: string,
  videoUrl: string | null,
): Promise<Response> {
  const { cache, db, env, request, waitUntil } = app;
  const video = readVideo(videoUrl ?? "");
  if (!video) {
    throw new AppError("not_found", { detail: "There is no such picture." });
  }
  const near = new URL(urls.videoThumbnail(postId), request.url);
  const cached = await cache?.match(near);
  if (cached) return cached;
  const key = thumbnailKey(postId);
  const kept = await env.IMAGES.get(key);
  const still = kept
    ? new Uint8Array(await kept.arrayBuffer())
    : await fetchStill(video, new URL(env.SITE_URL).host);
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
