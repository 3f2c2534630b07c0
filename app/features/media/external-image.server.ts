import type { AppContext } from "~/platform/context.server";
import { fetchExternalImage } from "~/platform/external-image.server";
import { imageMimeTypes } from "~/platform/images.server";
import { InvalidImageError } from "~/platform/images/image.server";
import { countUpload } from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import { isExternalImage } from "~/shared/image-source";
import { placeholderSize } from "~/shared/image-src";
import { urls } from "~/shared/urls";
import { isImageShown } from "./unused-images.server";

const dayCache = "public, max-age=86400";
/** Retry a failed host after five minutes. */
const errorCache = "public, max-age=300";

/** Transparent, so that the card's own background shows. A page recognizes it by its size (shared/image-src.ts). */
const placeholderSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${placeholderSize}" height="${placeholderSize}"/>`;

/**
 * Proxies an external image. If it can't be loaded, responds with a placeholder, because browsers show
 * failed images as broken and log an error.
 */
export async function serveExternalImage(
  context: AppContext,
  address: string,
): Promise<Response> {
  return (
    (await loadExternalImage(context, address)) ??
    new Response(placeholderSvg, {
      headers: { "content-type": "image/svg+xml", "cache-control": errorCache },
    })
  );
}

/**
 * Anyone may load an image that something here shows. Signed-in users may load others too, within the
 * upload rate limit, to preview what they write. Everyone else gets `not_found`, so that this isn't an
 * open proxy. Null if the host has no image.
 */
export async function loadExternalImage(
  context: AppContext,
  address: string,
): Promise<Response | null> {
  if (!isExternalImage(address)) throw imageNotFound();
  const [isShown, viewer] = await Promise.all([
    isImageShown(context.db, address),
    context.viewer(),
  ]);
  if (!isShown && !viewer) throw imageNotFound();
  const key = new URL(urls.externalImage(address), context.request.url);
  const cached = await context.cache?.match(key);
  if (cached) return cached.status === 404 ? null : cached;
  if (!isShown) await countUpload(context);
  const image = await fetchExternalImage(
    address,
    new URL(context.env.SITE_URL).host,
  ).catch((error: unknown) => {
    if (error instanceof InvalidImageError) return null;
    throw error;
  });
  const response = image
    ? new Response(image.bytes, {
        headers: {
          "content-type": imageMimeTypes[image.type],
          "content-length": `${image.bytes.length}`,
          "cache-control": dayCache,
        },
      })
    : new Response(null, {
        status: 404,
        headers: { "cache-control": errorCache },
      });
  if (context.cache) {
    context.waitUntil(context.cache.put(key, response.clone()));
  }
  return image ? response : null;
}

export const imageNotFound = () =>
  new AppError("not_found", { detail: "We couldn't find this picture." });
