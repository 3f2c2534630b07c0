import type { Background } from "~/features/verse-art/look";
import type { ShapeName } from "~/features/verse-art/shapes";
import { readAsset } from "./asset.server";
import { readPicture } from "./picture.server";
import type { PreviewStores } from "./picture.server";

/**
 * What a verse stands on, where that is a picture: a drawing of ours as scripts/verse-pictures.mjs has
 * painted it, in the shape's own size, or one that a person has sent.
 */
export async function readVersePicture(
  background: Background,
  shape: ShapeName,
  { bucket, assets }: PreviewStores,
): Promise<Uint8Array | null> {
  if (background.kind === "custom") return readPicture(background.url, bucket);
  if (background.kind !== "drawing") return null;
  const { id } = background.picture;
  const painted = shape === "post" ? "post" : "link";
  const file = `/backgrounds/painted/${id}-${painted}.jpg`;
  return (await readAsset(file, assets)).bytes();
}
