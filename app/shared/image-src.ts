import { urls } from "./urls";

/** Proxies external images. Not in image-source.ts, because the home page shouldn't load that file's schemas. */
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
