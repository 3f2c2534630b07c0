import sansFile from "~/fonts/verse/sans.ttf?url";
import serifFile from "~/fonts/verse/serif.ttf?url";
import type { VerseLayout } from "~/features/verse-art/layout";
import type { Background } from "~/features/verse-art/look";
import { pictureHref, verseSvg } from "~/features/verse-art/verse-svg";
import { readAsset } from "./asset.server";
import type { PreviewStores } from "./picture.server";
import { startRenderer } from "./renderer.server";
import { readVersePicture } from "./verse-ground.server";

let faces: Promise<Uint8Array[]> | undefined;

/** 42 KB, read once an isolate. */
function readFaces(assets: Fetcher): Promise<Uint8Array[]> {
  faces ??= Promise.all(
    [serifFile, sansFile].map(async (path) =>
      (await readAsset(path, assets)).bytes(),
    ),
  );
  // What failed is asked for anew.
  faces.catch(() => (faces = undefined));
  return faces;
}

/** What `VerseArt` shows, as PNG. */
export async function drawVersePng(
  art: VerseLayout,
  background: Background,
  stores: PreviewStores,
): Promise<Uint8Array<ArrayBuffer>> {
  const [Resvg, fontBuffers, picture] = await Promise.all([
    startRenderer(),
    readFaces(stores.assets),
    readVersePicture(background, art.shape, stores),
  ]);
  const svg = verseSvg(art, { background, hasPicture: picture !== null });
  const drawing = new Resvg(svg, { font: { fontBuffers } });
  try {
    if (picture) drawing.resolveImage(pictureHref, picture);
    const image = drawing.render();
    const png = new Uint8Array(image.asPng());
    image.free();
    return png;
  } finally {
    drawing.free();
  }
}
