import { urls } from "./urls";

/**
 * Where a page gets a picture from: ours and those still in the browser as they are, anybody else's
 * through us, so that no reader's browser calls a stranger. Apart from image-source.ts, whose schema
 * the first page need not load.
 */
export function shownImageSrc(source: string): string {
  return /^https:/i.test(source) ? urls.externalImage(source) : source;
}

/**
 * px, either way: of the picture of nothing that we answer with where somebody else has none, so that
 * what a page draws behind it is seen. By this it is told from a picture, none of which is that large.
 */
export const standInSize = 16384;

/** Whether it has come to nothing: broken it is 0 wide, and a stand-in as above. */
export function isMissing(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth % standInSize === 0;
}
