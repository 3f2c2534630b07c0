import type { AppContext } from "~/platform/context.server";
import { limitImageRendering } from "~/platform/rate-limit.server";
import { sha256 } from "~/platform/sign.server";

export interface ServedImage {
  /** Changes with the image's content. */
  version: string;
  read: () => Promise<BodyInit>;
}

interface CachedImageOptions {
  /** The image's address. */
  url: URL;
  /** Everything that the image shows. */
  input: string;
  /** In R2. */
  folder: string;
  render: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** 20 hexadecimal digits. */
export const hashImageInput = async (input: string) =>
  (await sha256(input)).toString("hex", 0, 10);

/**
 * A public image. Cost: one read of the data centre's cache; on a miss one R2 read, or rendering it,
 * which is rate-limited.
 */
export async function getCachedImage(
  app: AppContext,
  request: Request,
  { url, input, folder, render }: CachedImageOptions,
): Promise<ServedImage> {
  const { cache, env, waitUntil } = app;
  const version = await hashImageInput(input);
  const cacheUrl = new URL(url);
  cacheUrl.searchParams.set("__version", version);
  const key = `${folder}/${version}.png`;
  const read = async () => {
    const cached = await cache?.match(cacheUrl);
    if (cached?.body) return cached.body;
    // Without R2, renders it for this data centre's cache.
    const stored = await env.IMAGES.get(key).catch(() => null);
    const png = stored
      ? new Uint8Array(await stored.arrayBuffer())
      : await limitImageRendering(app, request).then(render);
    if (!stored) {
      const httpMetadata = { contentType: "image/png" };
      waitUntil(env.IMAGES.put(key, png, { httpMetadata }));
    }
    if (cache) {
      const headers = {
        "content-type": "image/png",
        "cache-control": "max-age=2592000",
      };
      waitUntil(cache.put(cacheUrl, new Response(png, { headers })));
    }
    return png;
  };
  return { version, read };
}
