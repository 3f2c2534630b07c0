import { fetchPicture } from "~/platform/external-picture.server";
import { BadPicture } from "~/platform/images/picture.server";
import type { Video } from "./video-url";
import { videoPageUrl } from "./video-url";

/** A still weighs 10 to 60 KB and comes in 0.1 s; a page does not wait long for somebody else. */
const limits = { timeout: 3000, redirectsMax: 0, bytesMax: 1 << 20 };

/**
 * A still of a video from where it is kept, as a JPEG; null where the host gives none. An upright one of YouTube
 * has a picture in its own shape beside the one of 480 × 360 that every video has, the film between black bars.
 * `ownHost`: our own, which is not asked.
 */
export async function fetchStill(
  video: Video,
  ownHost: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  for (const address of await addressesOf(video)) {
    try {
      const { bytes, type } = await fetchPicture(address, ownHost, limits);
      if (type === "jpg") return bytes;
    } catch (error) {
      if (!(error instanceof BadPicture)) throw error;
    }
  }
  return null;
}

async function addressesOf(video: Video): Promise<string[]> {
  if (video.host === "vimeo") return askVimeo(video);
  const folder = `https://i.ytimg.com/vi/${video.id}`;
  return [
    ...(video.isShort ? [`${folder}/oardefault.jpg`] : []),
    `${folder}/hqdefault.jpg`,
  ];
}

/** Where Vimeo keeps a still is known to it alone: its oEmbed says it, 1 KB of JSON. */
async function askVimeo(video: Video): Promise<string[]> {
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
    // It sends what a browser says it takes, and we say JPEG by the name.
    return [
      `https://i.vimeocdn.com${url.pathname}${/\.\w+$/.test(url.pathname) ? "" : ".jpg"}`,
    ];
  } catch (error) {
    console.error("Vimeo did not say where the still is", error);
    return [];
  }
}
