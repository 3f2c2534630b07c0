import type { AppContext } from "~/platform/context.server";
import { fetchExternalImage } from "~/platform/external-image.server";
import { InvalidImageError } from "~/platform/images/image.server";
import { dayMs } from "~/shared/duration.mjs";
import { urls } from "~/shared/urls";
import { imageNotFound } from "./external-image.server";
import { getThumbnailKey, savePostImage } from "./post-images.server";
import { fetchVideoDetails } from "./video-oembed.server";
import { parseVideoUrl, type Video } from "./video-url";

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
  if (!video) throw imageNotFound();
  const cacheUrl = new URL(urls.videoThumbnail(postId), request.url);
  const cached = await cache?.match(cacheUrl);
  if (cached) return cached;
  const key = getThumbnailKey(postId);
  // Without R2, asks the host.
  const found = await env.IMAGES.get(key).catch(() => null);
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

/** A still has 10 to 60 KB and usually arrives in 0.1 s. */
const limits = { timeout: 3000, maxRedirects: 0, maxBytes: 1 << 20 };

/** A JPEG still from the video host; null if there is none. */
async function fetchStill(video: Video, env: AppContext["env"]) {
  const { host } = new URL(env.SITE_URL);
  for (const url of await listStillUrls(video, env)) {
    try {
      const { bytes, type } = await fetchExternalImage(url, host, limits);
      if (type === "jpg") return bytes;
    } catch (error) {
      if (!(error instanceof InvalidImageError)) throw error;
    }
  }
  return null;
}

/**
 * For Shorts, YouTube also has an upright still; the 480 × 360 one that every video has would show them between black
 * bars. Vimeo's URL can't be derived from the id, only from its oEmbed response.
 */
async function listStillUrls(video: Video, env: AppContext["env"]) {
  if (video.host === "youtube") {
    const folder = `https://i.ytimg.com/vi/${video.id}`;
    const upright = video.isShort ? [`${folder}/oardefault.jpg`] : [];
    return [...upright, `${folder}/hqdefault.jpg`];
  }
  const details = await fetchVideoDetails(video, env).catch(
    (error: unknown) => {
      console.error("Couldn't get the still's URL from Vimeo", error);
      return null;
    },
  );
  const address = details?.thumbnail_url ?? "";
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.hostname !== "i.vimeocdn.com") return [];
  // Vimeo negotiates the format; the extension requests JPEG.
  const extension = /\.\w+$/.test(url.pathname) ? "" : ".jpg";
  return [`https://i.vimeocdn.com${url.pathname}${extension}`];
}
