import type { VerseLayout } from "~/features/verse-art/layout";
import type { Background } from "~/features/verse-art/look";
import { pictureHref, verseSvg } from "~/features/verse-art/verse-svg";
import { drawSheet, pictureIn } from "./draw-sheet";
import { fittedPicture, readVersePicture } from "./fitted-picture.server";
import { paint } from "./paint.server";
import { faceHref, nightHref } from "./parts";
import { readAsset } from "./picture.server";
import type { PreviewStores } from "./picture.server";
import type { Sheet } from "./sheet";

/**
 * A sheet as PNG, 1200 × 630. A picture kept by somebody else, or too large to be drawn, is left out,
 * and the words stand alone.
 */
export function drawPng(
  sheet: Sheet,
  { bucket, assets }: PreviewStores,
): Promise<Uint8Array<ArrayBuffer>> {
  const { author, kind, picture, verse } = sheet;
  const stores = { bucket, assets };
  return paint({
    type: "preview",
    assets,
    pictures: {
      [pictureHref]: verse
        ? readVersePicture(verse.background, verse.art.shape, stores)
        : fittedPicture(picture, pictureIn(sheet), stores),
      [faceHref]: fittedPicture(author.face, "face", stores),
      ...(kind === "video" && {
        [nightHref]: readAsset("/backgrounds/preview-night.png", assets),
      }),
    },
    draw: (has) => drawSheet(sheet, has),
  });
}

/**
 * What `VerseArt` shows, as PNG; over the picture of its ground, where it has one. `isFitted`: that has
 * been cut to its place.
 */
export function drawVersePng(
  art: VerseLayout,
  background: Background,
  ground: Promise<Uint8Array | null>,
  assets: Fetcher,
  isFitted: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  return paint({
    type: "verse",
    assets,
    pictures: { [pictureHref]: ground },
    draw: (has) =>
      verseSvg(art, { background, hasPicture: has(pictureHref), isFitted }),
  });
}
