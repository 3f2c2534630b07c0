import sansFile from "~/fonts/verse/sans.ttf?url";
import serifFile from "~/fonts/verse/serif.ttf?url";
import type { VerseLayout } from "~/features/verse-art/layout";
import type { Background } from "~/features/verse-art/look";
import { pictureHref, verseSvg } from "~/features/verse-art/verse-svg";
import { readAsset } from "./asset.server";
import { paint, startRenderer } from "./renderer.server";

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

/** What `VerseArt` shows, as PNG; over the picture of its ground, where it has one. */
export async function drawVersePng(
  art: VerseLayout,
  background: Background,
  ground: Promise<Uint8Array | null>,
  assets: Fetcher,
): Promise<Uint8Array<ArrayBuffer>> {
  const [renderer, fonts, picture] = await Promise.all([
    startRenderer(),
    readFaces(assets),
    ground,
  ]);
  const svg = verseSvg(art, { background, hasPicture: picture !== null });
  return paint(renderer, svg, { fonts, pictures: { [pictureHref]: picture } });
}
