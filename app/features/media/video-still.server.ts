import { fetchExternalImage } from "~/platform/external-image.server";
import { InvalidImageError } from "~/platform/images/image.server";
import { videoPageUrl, type Video } from "./video-url";

/** A still has 10 to 60 KB and usually arrives in 0.1 s. */
const limits = { timeout: 3000, maxRedirects: 0, maxBytes: 1 << 20 };

/**
 * A JPEG still from the video host; null if there is none. For Shorts, YouTube also has an upright still;
 * the 480 × 360 one that every video has would show them between black bars. `ownHost` is never fetched.
 */
export async function fetchStill(
  video: Video,
  ownHost: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  for (const address of await listStillUrls(video)) {
    try {
      const { bytes, type } = await fetchExternalImage(
        address,
        ownHost,
        limits,
      );
      if (type === "jpg") return bytes;
    } catch (error) {
      if (!(error instanceof InvalidImageError)) throw error;
    }
  }
  return null;
}

async function listStillUrls(video: Video): Promise<string[]> {
  if (video.host === "vimeo") return fetchVimeoStillUrls(video);
  const folder = `https://i.ytimg.com/vi/${video.id}`;
  return [
    ...(video.isShort ? [`${folder}/oardefault.jpg`] : []),
    `${folder}/hqdefault.jpg`,
  ];
}

/** Vimeo's still URLs can't be derived from the id, only from its oEmbed response (1 KB of JSON). */
async function fetchVimeoStillUrls(video: Video): Promise<string[]> {
  const query = new URLSearchParams({ url: videoPageUrl(video), width: "640" });
  try {
    const response = await fetch(`https://vimeo.com/api/oembed.json?${query}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(limits.timeout),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return [];
    }
    const { thumbnail_url: address } = await response.json<{
      thumbnail_url?: unknown;
    }>();
    if (typeof address !== "string" || !URL.canParse(address)) return [];
    const url = new URL(address);
    if (url.hostname !== "i.vimeocdn.com") return [];
    // Vimeo negotiates the format; the extension requests JPEG.
    return [
      `https://i.vimeocdn.com${url.pathname}${/\.\w+$/.test(url.pathname) ? "" : ".jpg"}`,
    ];
  } catch (error) {
    console.error("Couldn't get the still's URL from Vimeo", error);
    return [];
  }
}
