import * as z from "zod/mini";
import { readBytes } from "~/platform/body.server";
import type { Env } from "~/platform/env.server";
import { optionalText } from "~/shared/plain-text";
import { videoPageUrl, type Video } from "./video-url";

/** The only addresses that are requested. */
const endpoints = {
  youtube: "https://www.youtube.com/oembed",
  vimeo: "https://vimeo.com/api/oembed.json",
};
/** Responses have 1 KB and usually arrive in 0.2 s. */
const timeoutMs = 3000;
const maxBytes = 64 * 1024;

const responseSchema = z.object({
  title: z.catch(optionalText(maxBytes, "A title"), ""),
  thumbnail_url: z.catch(z.string(), ""),
});

export type VideoDetails = z.infer<typeof responseSchema>;

/**
 * Asks the video's host about it (oembed.com). Null if the host says nothing about it, for example because it is
 * private. Throws if the host can't be reached or is overloaded: a later request may succeed.
 */
export async function fetchVideoDetails(
  video: Video,
  { oEmbedOrigin }: Pick<Env, "oEmbedOrigin">,
): Promise<VideoDetails | null> {
  const { pathname, origin } = new URL(endpoints[video.host]);
  const query = new URLSearchParams({
    url: videoPageUrl(video),
    ...(video.host === "youtube" ? { format: "json" } : { width: "640" }),
  });
  const response = await fetch(
    `${oEmbedOrigin ?? origin}${pathname}?${query}`,
    { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) },
  );
  if (response.status !== 200) {
    await response.body?.cancel();
    if (response.status !== 429 && response.status < 500) return null;
    throw new Error(`oEmbed response ${response.status}`);
  }
  const tooLong = new Error("The oEmbed response is too long");
  const bytes = await readBytes(response.body, maxBytes, () => tooLong);
  const json: unknown = await new Response(bytes).json().catch(() => null);
  return responseSchema.safeParse(json).data ?? null;
}
