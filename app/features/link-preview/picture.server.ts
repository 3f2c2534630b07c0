import { cleanPicture } from "~/platform/images/clean-picture.server";
import { isOwnImage } from "~/shared/image-key";
import { decodeWebp } from "./decode.server";

/** Where pictures from people and our own static files are. */
export interface PreviewStores {
  bucket: R2Bucket;
  assets: Fetcher;
}

const bytesMax = 5 * 1024 * 1024;
/** Four bytes a pixel, held up to three times while it is drawn, in an isolate of 128 MB. */
const pixelsMax = 8_000_000;

/** As the renderer reads it. Null for one that is kept by somebody else, or too large to be drawn. */
export async function readPicture(
  address: string | null,
  bucket: R2Bucket,
): Promise<Uint8Array | null> {
  if (address === null || !isOwnImage(address)) return null;
  const key = address.split("/").at(-1) ?? "";
  const kept = await bucket.get(key);
  // AVIF from before the server stopped taking it: the renderer does not read that.
  if (!kept || kept.size > bytesMax || key.endsWith(".avif")) return null;
  return forRenderer(cleanPicture(new Uint8Array(await kept.arrayBuffer())));
}

/** As PNG, JPEG or GIF. Null for one that is too large to be drawn. */
export async function forRenderer({
  type,
  bytes,
  width,
  height,
}: ReturnType<typeof cleanPicture>): Promise<Uint8Array | null> {
  if (width * height > pixelsMax) return null;
  return type === "webp" ? decodeWebp(bytes) : bytes;
}
