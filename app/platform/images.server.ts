import { AppError } from "~/shared/errors";
import { isPrivateKey, isServedKey } from "~/shared/image-key";
import type { ImageType } from "./images/clean-image.server";

export const imageMimeTypes = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
} as const satisfies Record<ImageType, string>;

/** Serves `/images/{key}`. A key with the content's hash makes the response immutable. */
export async function serveImage(
  bucket: R2Bucket,
  key: string,
  request: Request,
): Promise<Response> {
  if (!isServedKey(key)) throw new AppError("not_found");
  const headers = new Headers({
    "cache-control": isPrivateKey(key)
      ? "private, max-age=3600"
      : "public, max-age=31536000, immutable",
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
