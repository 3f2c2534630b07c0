import { isOwnImage } from "~/shared/image-source";
import { readAsset } from "./asset.server";
import { drawSheet } from "./draw-sheet";
import { readVersePicture } from "./verse-ground.server";
import { facesFor } from "./faces.server";
import { faceHref, nightHref, pictureHref } from "./parts";
import { pictureOf } from "./preview-alt";
import { startRenderer } from "./renderer.server";
import type { Sheet } from "./sheet";

/** Where pictures from people and our own static files are. */
export interface PreviewStores {
  bucket: R2Bucket;
  assets: Fetcher;
}

/** Bytes: four of them a pixel are held while it is drawn, in an isolate of 128 MB. */
const pictureMax = 5 * 1024 * 1024;

/**
 * A sheet as PNG, 1200 × 630. A picture that the renderer does not read (WebP, AVIF, one kept by
 * somebody else) is left out, and the words stand alone.
 */
export async function drawPng(
  sheet: Sheet,
  { bucket, assets }: PreviewStores,
): Promise<Uint8Array<ArrayBuffer>> {
  const { author, event, verse, productName } = sheet;
  const text = [
    sheet.words,
    author.name,
    author.initials,
    event?.where ?? "",
    verse?.art.reference ?? "",
    productName,
  ].join("\n");
  const [Resvg, faces, picture, face, night] = await Promise.all([
    startRenderer(),
    facesFor(text, assets),
    verse
      ? readVersePicture(verse.background, verse.art.shape, { bucket, assets })
      : readPicture(sheet.picture, bucket),
    readPicture(author.face, bucket),
    sheet.kind === "video"
      ? readAsset("/backgrounds/preview-night.png", assets).then((answer) =>
          answer.bytes(),
        )
      : null,
  ]);
  const svg = drawSheet(sheet, {
    serif: faces.serif,
    sans: faces.sans,
    hasPicture: picture !== null,
    hasFace: face !== null,
  });
  const drawing = new Resvg(svg, { font: { fontBuffers: faces.files } });
  try {
    if (picture) drawing.resolveImage(pictureHref, picture);
    if (night) drawing.resolveImage(nightHref, night);
    if (face) drawing.resolveImage(faceHref, face);
    const image = drawing.render();
    const png = new Uint8Array(image.asPng());
    image.free();
    return png;
  } finally {
    drawing.free();
  }
}

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
