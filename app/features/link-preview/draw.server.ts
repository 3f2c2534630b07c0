import { readAsset } from "./asset.server";
import { drawSheet } from "./draw-sheet";
import { readVersePicture } from "./verse-ground.server";
import { facesFor } from "./faces.server";
import { faceHref, nightHref, pictureHref } from "./parts";
import { readPicture } from "./picture.server";
import type { PreviewStores } from "./picture.server";
import { paint, startRenderer } from "./renderer.server";
import type { Sheet } from "./sheet";

/**
 * A sheet as PNG, 1200 × 630. A picture kept by somebody else, or too large to be drawn, is left out,
 * and the words stand alone.
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
  const [renderer, faces, picture, face, night] = await Promise.all([
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
  return paint(renderer, svg, {
    fonts: faces.files,
    pictures: { [pictureHref]: picture, [nightHref]: night, [faceHref]: face },
  });
}
