import type { AppContext } from "~/platform/context.server";
import { dayMs } from "~/shared/duration.mjs";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { getThumbnailKey, savePostImage } from "./post-images.server";
import { fetchStill } from "./video-still.server";
import { parseVideoUrl } from "./video-url";

/** Later the host is asked again: its picture may have changed. */
const maxAgeMs = 7 * dayMs;
const weekCache = `public, max-age=${maxAgeMs / 1000}`;
/** Retry a failed host after five minutes. */
const errorCache = "public, max-age=300";

/** Transparent, so that the card's own drawing shows. */
const placeholderSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"/>';

/**
 * Proxies the still of a post's video, so that the host learns nothing about visitors. Only works for
 * posted videos. Without a still, responds with a placeholder. Cost: the data centre's cache, or one R2
 * read; once a week also one or two external requests and one R2 write.
 */
export async function serveVideoThumbnail(
  app: AppContext,
  postId: string,
  videoUrl: string | null,
): Promise<Response> {
  const { cache, db, env, now, request, waitUntil } = app;
  const video = parseVideoUrl(videoUrl ?? "");
  if (!video) {
    throw new AppError("not_found", {
      detail: "We couldn't find this picture.",
    });
  }
  const cacheUrl = new URL(urls.videoThumbnail(postId), request.url);
  const cached = await cache?.match(cacheUrl);
  if (cached) return cached;
  const key = getThumbnailKey(postId);
  const found = await env.IMAGES.get(key);
  const isFresh = found !== null && now - found.uploaded.getTime() < maxAgeMs;
  const still = isFresh
    ? new Uint8Array(await found.arrayBuffer())
    : await fetchStill(video, env);
  if (still && !isFresh) {
    const bucket = env.IMAGES;
    waitUntil(savePostImage(key, still, postId, { db, bucket }));
  }
  const response = new Response(still ?? placeholderSvg, {
    headers: {
      "content-type": still ? "image/jpeg" : "image/svg+xml",
      "cache-control": still ? weekCache : errorCache,
    },
  });
  if (cache) waitUntil(cache.put(cacheUrl, response.clone()));
  return response;
}
