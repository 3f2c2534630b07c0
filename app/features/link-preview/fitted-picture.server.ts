import { fittedKey, type PicturePlace } from "~/features/media/picture-place";
import { gradientSvg, gradients } from "~/features/verse-art/backgrounds";
import type { Background } from "~/features/verse-art/look";
import type { ShapeName } from "~/features/verse-art/shapes";
import { pictureHref, poster } from "~/features/verse-art/verse-svg";
import { isOwnImage, smallerOf } from "~/shared/image-key";
import { eventPictureWidth } from "./draw-event";
import { panelWidth } from "./draw-sheet";
import { paint } from "./paint.server";
import { readAsset, readPicture } from "./picture.server";
import type { PreviewStores } from "./picture.server";

/** A megapixel: what may be decoded for whoever asks. */
const pixelsMax = 1 << 20;

interface Place {
  width: number;
  height: number;
  /** Of what may be clear in places. */
  under: string;
}

const overGradient = (width: number, height: number): Place => ({
  width,
  height,
  under: gradientSvg(gradients[0], width, height),
});
const overPaper = (width: number): Place => ({
  width,
  height: 630,
  under: `<rect width="${width}" height="630" fill="#e4dccd"/>`,
});

const places: Record<PicturePlace, Place> = {
  verse: overGradient(1200, 630),
  poster: overGradient(poster.width, poster.height),
  whole: overPaper(1200),
  panel: overPaper(panelWidth),
  event: overPaper(eventPictureWidth),
  face: { width: 112, height: 112, under: "" },
};

/** Being cut by this worker now. */
const cutting = new Set<string>();

/**
 * A picture of ours cut to the very pixels of its place, so that a drawing lays it down without
 * smoothing, which costs more than all the rest. Made once, by one request at a time, and kept in R2.
 * Only a megapixel is decoded for it: the picture's own, or those of a smaller one sent beside it;
 * `most` where somebody has just sent it. Null for one that is kept by somebody else, or too large.
 */
export async function fittedPicture(
  address: string | null,
  place: PicturePlace,
  stores: PreviewStores,
  most = pixelsMax,
): Promise<Uint8Array | null> {
  if (address === null || !isOwnImage(address)) return null;
  const { bucket, assets } = stores;
  const key = address.split("/").at(-1) ?? "";
  const name = fittedKey(key, place);
  for (let tries = 0; cutting.has(name) && tries < 50; tries++) {
    await new Promise((go) => setTimeout(go, 100));
  }
  const kept = await bucket.get(name);
  if (kept) return new Uint8Array(await kept.arrayBuffer());
  cutting.add(name);
  try {
    const source = await readSource(key, bucket, most);
    if (!source) return null;
    const png = await cut(source, places[place], assets);
    await bucket.put(name, png, { httpMetadata: { contentType: "image/png" } });
    // The picture may have been deleted while it was cut: then nothing of it must stay behind.
    if (!(await bucket.head(key))) await bucket.delete(name);
    return png;
  } finally {
    cutting.delete(name);
  }
}

/** The widest that is small enough. */
async function readSource(
  key: string,
  bucket: R2Bucket,
  most: number,
): Promise<Uint8Array | null> {
  const names = [
    key,
    ...smallerOf(key)
      .map(({ name }) => name)
      .reverse(),
  ];
  for (const pixels of new Set([pixelsMax, most])) {
    for (const name of names) {
      const source = await readPicture(name, bucket, pixels);
      if (source) return source;
    }
  }
  return null;
}

function cut(
  source: Uint8Array,
  { width, height, under }: Place,
  assets: Fetcher,
): Promise<Uint8Array<ArrayBuffer>> {
  const box = `width="${width}" height="${height}"`;
  return paint({
    type: null,
    assets,
    pictures: { [pictureHref]: Promise.resolve(source) },
    draw: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${under}<image href="${pictureHref}" ${box} preserveAspectRatio="xMidYMid slice"/></svg>`,
  });
}

/**
 * What a verse stands on, where that is a picture, in its shape's own size: a drawing of ours as
 * scripts/verse-pictures.mjs has painted it, or one that a person has sent.
 */
export async function readVersePicture(
  background: Background,
  shape: ShapeName,
  stores: PreviewStores,
): Promise<Uint8Array | null> {
  if (background.kind === "custom") {
    const place = shape === "post" ? "poster" : "verse";
    return fittedPicture(background.url, place, stores);
  }
  if (background.kind !== "drawing") return null;
  const painted = shape === "post" ? "post" : "link";
  const file = `/backgrounds/painted/${background.picture.id}-${painted}.jpg`;
  return readAsset(file, stores.assets);
}
