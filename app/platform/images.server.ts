import { AppError } from "~/shared/errors";
import type { PictureType } from "./images/clean-picture.server";

/** `<first 40 hex digits of the SHA-256>.<type>`: the content names the image, so it never changes. */
const keyPattern = /^[0-9a-f]{40}\.(png|jpg|webp|gif|avif)$/;
export const imageTypes = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
} as const satisfies Record<PictureType, string>;
/** AVIF is no longer taken, but what came before is shown. */
const types: Record<string, string> = { ...imageTypes, avif: "image/avif" };

/** The image behind `/images/{key}`, immutable, with its own type. `not_found` where there is none. */
export async function serveImage(
  bucket: R2Bucket,
  key: string,
  request: Request,
): Promise<Response> {
  const type = types[keyPattern.exec(key)?.[1] ?? ""];
  if (type === undefined) throw new AppError("not_found");
  const headers = new Headers({
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    etag: `"${key}"`,
  });
  if (request.headers.get("if-none-match") === `"${key}"`) {
    return new Response(null, { status: 304, headers });
  }
  const image = await bucket.get(key);
  if (!image) throw new AppError("not_found");
  headers.set("content-length", `${image.size}`);
  return new Response(image.body, { headers });
}
