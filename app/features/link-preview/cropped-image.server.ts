import {
  getCroppedImageKey,
  type ImageSlot,
} from "~/features/media/image-slot";
import { gradientSvg, gradients } from "~/features/verse-art/backgrounds";
import type { Background } from "~/features/verse-art/parse-customization";
import type { ShapeName } from "~/features/verse-art/shapes";
import { imageHref } from "~/features/verse-art/verse-svg";
import { isHostedImage, listSmallerImages } from "~/shared/image-key";
import { renderPng } from "./render-png.server";
import { readAsset, readImage, type ImageEnv } from "./source-image.server";

/** A megapixel: the most that is decoded for an anonymous request. */
const maxSourcePixels = 1 << 20;

interface SlotSize {
  width: number;
  height: number;
  /** Shows through where the image is transparent. */
  underlaySvg: string;
}

const size = { width: 1200, height: 630 };
const slotSizes: Record<ImageSlot, SlotSize> = {
  verse: { ...size, underlaySvg: gradientSvg(gradients[0], 1200, 630) },
  whole: {
    ...size,
    underlaySvg: '<rect width="1200" height="630" fill="#e4dccd"/>',
  },
  avatar: { width: 112, height: 112, underlaySvg: "" },
};

const cropsInProgress = new Set<string>();

/**
 * An uploaded image, cropped to the exact pixels of its slot, because scaling it while rendering costs
 * more than everything else. Created once, by one request per isolate at a time, and stored in R2.
 * Decodes at most a megapixel (of the image or a smaller variant), or `maxPixels` right after an upload.
 * Null for an external image or one that is too large.
 */
export async function getCroppedImage(
  address: string | null,
  slot: ImageSlot,
  { IMAGES: bucket, ASSETS: assets }: ImageEnv,
  maxPixels = maxSourcePixels,
): Promise<Uint8Array | null> {
  if (address === null || !isHostedImage(address)) return null;
  const key = address.split("/").at(-1) ?? "";
  const name = getCroppedImageKey(key, slot);
  for (let tries = 0; cropsInProgress.has(name) && tries < 50; tries++) {
    await new Promise((go) => setTimeout(go, 100));
  }
  const stored = await bucket.get(name);
  if (stored) return new Uint8Array(await stored.arrayBuffer());
  cropsInProgress.add(name);
  try {
    const source = await loadSource(key, bucket, maxPixels);
    if (!source) return null;
    const png = await crop(source, slotSizes[slot], assets);
    await bucket.put(name, png, { httpMetadata: { contentType: "image/png" } });
    // If the image has been deleted since, delete its crop too.
    if (!(await bucket.head(key))) await bucket.delete(name);
    return png;
  } finally {
    cropsInProgress.delete(name);
  }
}

/** The widest variant within the limit. */
async function loadSource(
  key: string,
  bucket: R2Bucket,
  maxPixels: number,
): Promise<Uint8Array | null> {
  const names = [
    key,
    ...listSmallerImages(key)
      .map(({ name }) => name)
      .reverse(),
  ];
  for (const pixels of new Set([maxSourcePixels, maxPixels])) {
    for (const name of names) {
      const source = await readImage(name, bucket, pixels);
      if (source) return source;
    }
  }
  return null;
}

function crop(
  source: Uint8Array,
  { width, height, underlaySvg }: SlotSize,
  assets: Fetcher,
): Promise<Uint8Array<ArrayBuffer>> {
  const box = `width="${width}" height="${height}"`;
  return renderPng({
    fontSet: null,
    assets,
    images: { [imageHref]: Promise.resolve(source) },
    buildSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${underlaySvg}<image href="${imageHref}" ${box} preserveAspectRatio="xMidYMid slice"/></svg>`,
  });
}

/**
 * The verse's background image in the size of the shape: one of our drawings, rasterized by a script,
 * or an uploaded image. Null for other backgrounds.
 */
export async function loadVerseBackground(
  background: Background,
  shape: ShapeName,
  env: ImageEnv,
): Promise<Uint8Array | null> {
  if (background.kind === "custom") {
    return getCroppedImage(background.url, "verse", env);
  }
  if (background.kind !== "preset") return null;
  const shapeSuffix = shape === "signed" ? "link" : shape;
  const file = `/backgrounds/painted/${background.image.id}-${shapeSuffix}.jpg`;
  return readAsset(file, env.ASSETS);
}
