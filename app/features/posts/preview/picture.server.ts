import { isOwnImage } from "~/shared/image-source";

/** Where pictures from people and our own static files are. */
export interface PreviewStores {
  bucket: R2Bucket;
  assets: Fetcher;
}

/** Bytes: four of them a pixel are held while it is drawn, in an isolate of 128 MB. */
const pictureMax = 5 * 1024 * 1024;

/** Null for one that the renderer does not read, or that is kept by somebody else. */
export async function readPicture(
  address: string | null,
  bucket: R2Bucket,
): Promise<Uint8Array | null> {
  if (address === null || !isOwnImage(address)) return null;
  const key = address.split("/").at(-1) ?? "";
  if (!/\.(png|jpg|gif)$/.test(key)) return null;
  const kept = await bucket.get(key);
  if (!kept || kept.size > pictureMax) return null;
  return new Uint8Array(await kept.arrayBuffer());
}
