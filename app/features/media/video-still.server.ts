import { fetchExternalImage } from "~/platform/external-image.server";
import type { Env } from "~/platform/env.server";
import { InvalidImageError } from "~/platform/images/image.server";
import { fetchVideoDetails } from "./video-oembed.server";
import type { Video } from "./video-url";

/** A still has 10 to 60 KB and usually arrives in 0.1 s. */
const limits = { timeout: 3000, maxRedirects: 0, maxBytes: 1 << 20 };

type StillEnv = Pick<Env, "SITE_URL" | "oEmbedOrigin">;

/**
 * A JPEG still from the video host; null if there is none. For Shorts, YouTube also has an upright still;
 * the 480 × 360 one that every video has would show them between black bars.
 */
export async function fetchStill(
  video: Video,
  env: StillEnv,
): Promise<Uint8Array<ArrayBuffer> | null> {
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

async function listStillUrls(video: Video, env: StillEnv): Promise<string[]> {
  if (video.host === "vimeo") return listVimeoStillUrls(video, env);
  const folder = `https://i.ytimg.com/vi/${video.id}`;
  const upright = video.isShort ? [`${folder}/oardefault.jpg`] : [];
  return [...upright, `${folder}/hqdefault.jpg`];
}

/** Vimeo's still URLs can't be derived from the id, only from its oEmbed response. */
async function listVimeoStillUrls(video: Video, env: StillEnv) {
  try {
    const details = await fetchVideoDetails(video, env);
    const address = details?.thumbnail_url ?? "";
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url?.hostname !== "i.vimeocdn.com") return [];
    // Vimeo negotiates the format; the extension requests JPEG.
    const extension = /\.\w+$/.test(url.pathname) ? "" : ".jpg";
    return [`https://i.vimeocdn.com${url.pathname}${extension}`];
  } catch (error) {
    console.error("Couldn't get the still's URL from Vimeo", error);
    return [];
  }
}
