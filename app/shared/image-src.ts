import { urls } from "./urls";

/**
 * External images are proxied, so that readers' browsers never contact other sites. Not in image-source.ts, because the
 * home page shouldn't load that file's schema.
 */
export function imageSrc(source: string): string {
  return /^https:/i.test(source) ? urls.externalImage(source) : source;
}

/**
 * px, width and height of the transparent placeholder that the proxy serves for a missing external image. No real image
 * is that large, so this size identifies it.
 */
export const placeholderSize = 16384;

/** A broken image has a width of 0, a placeholder the size above. */
export function isMissingImage(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth % placeholderSize === 0;
}
