import { urls } from "./urls";

/**
 * Where a page gets a picture from: ours and those still in the browser as they are, anybody else's
 * through us, so that no reader's browser calls a stranger. Apart from image-source.ts, whose schema
 * the first page need not load.
 */
export function shownImageSrc(source: string): string {
  return /^https:/i.test(source) ? urls.externalImage(source) : source;
}
