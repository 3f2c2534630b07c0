import { AppError } from "~/shared/errors";
import { isServedKey } from "~/shared/image-key";
import type { PictureType } from "./images/clean-picture.server";

export const imageTypes = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
} as const satisfies Record<PictureType, string>;

/**
 * The image behind `/images/{key}`, with its own type. The content names it, so it never changes.
 * `not_found` where there is none.
 */
export async function serveImage(
  bucket: R2Bucket,
  key: string,
  request: Request,
): Promise<Response> {
  if (!isServedKey(key)) throw new AppError("not_found");
  const headers = new Headers({
    "cache-control": "public, max-age=31536000, immutable",
    etag: `"${key}"`,
  });
  if (request.headers.get("if-none-match") === `"${key}"`) {
    return new Response(null, { status: 304, headers });
  }
  const image = await bucket.get(key);
  if (!image) throw new AppError("not_found");
  image.writeHttpMetadata(headers);
  headers.set("content-length", `${image.size}`);
  return new Response(image.body, { headers });
}
