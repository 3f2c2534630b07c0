import { maxSmallerImageBytes } from "~/shared/image-key";

const smallerQuality = 0.8;

interface Size {
  width: number;
  height: number;
}

interface Limits {
  /** Pixels. */
  longestSide: number;
  /** For `canvas.toBlob`, 0 to 1. */
  quality: number;
  maxBytes: number;
}

/** Scales down to `longest` pixels, never up, and at least to 1 pixel. */
export function fittingSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Detects an animated GIF by its loop extension. */
export function isAnimatedGif(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  return text.startsWith("GIF8") && text.includes("NETSCAPE2.0");
}

/** `pixels` is RGBA. */
export function hasTransparency(pixels: Uint8ClampedArray): boolean {
  for (let index = 3; index < pixels.length; index += 4) {
    if (pixels[index] !== 255) return true;
  }
  return false;
}

/**
 * Scales an image down, upright, to a data URL. Re-encoding also strips metadata such as place and time before the
 * image leaves the device. An animated GIF within the limit stays as it is. Throws if the browser can't decode it.
 */
export async function scaleImage(file: Blob, limits: Limits): Promise<string> {
  if (file.size <= limits.maxBytes) {
    const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
    if (isAnimatedGif(start)) return toDataUrl(file);
  }
  return toDataUrl(
    await withBitmap(file, (bitmap) => renderScaled(bitmap, file.type, limits)),
  );
}

/**
 * Crops a square, given in pixels of the upright image, to a JPEG data URL of at most `side` pixels. Transparent areas
 * become white.
 */
export async function cropImage(
  file: Blob,
  square: { x: number; y: number; side: number },
  { side: longest, quality }: { side: number; quality: number },
): Promise<string> {
  const { x, y, side: taken } = square;
  const cut = await withBitmap(file, (bitmap) => {
    const side = Math.max(1, Math.round(Math.min(longest, taken)));
    const context = createCanvasContext(side, side);
    context.fillStyle = "#fff";
    context.fillRect(0, 0, side, side);
    context.drawImage(bitmap, x, y, taken, taken, 0, 0, side, side);
    return encode(context, "image/jpeg", quality);
  });
  return toDataUrl(cut);
}

/** The server renders link previews from these versions. */
const smallerPixels = 1_000_000;

/**
 * Smaller versions of an image as data URLs, at those `widths` that are below its own; tall images get narrower
 * versions, so that none exceeds a megapixel. Versions above the byte limit are dropped. Returns none for a GIF, which
 * would lose its animation, and none on errors: the upload then works without them.
 */
export async function createSmallerImages(
  source: string,
  widths: readonly number[],
): Promise<string[]> {
  if (!/^data:image\/(?!gif)/.test(source)) return [];
  try {
    const image = Object.assign(new Image(), { src: source });
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const shape = naturalWidth / naturalHeight;
    const widest = Math.floor(Math.sqrt(smallerPixels * shape));
    const smaller = new Set(widths.map((width) => Math.min(width, widest)));
    const blobs = await Promise.all(
      [...smaller]
        .filter((width) => width < naturalWidth)
        .map((width) => renderAtWidth(image, width)),
    );
    const light = blobs.filter(({ size }) => size <= maxSmallerImageBytes);
    return await Promise.all(light.map(toDataUrl));
  } catch {
    return [];
  }
}

async function renderAtWidth(
  image: HTMLImageElement,
  width: number,
): Promise<Blob> {
  const { naturalWidth, naturalHeight, src } = image;
  const height = Math.max(
    1,
    Math.round((naturalHeight * width) / naturalWidth),
  );
  const context = createCanvasContext(width, height);
  context.drawImage(image, 0, 0, width, height);
  const blob = await encode(context, "image/webp", smallerQuality);
  const opaque = src.startsWith("data:image/jpeg");
  // Browsers without WebP encoding write PNG, which is too large for a photo.
  return blob.type === "image/png" && opaque
    ? encode(context, "image/jpeg", smallerQuality)
    : blob;
}

/** The upright size in pixels. Throws if the browser can't decode the image. */
export function getImageSize(file: Blob): Promise<Size> {
  return withBitmap(file, ({ width, height }) =>
    Promise.resolve({ width, height }),
  );
}

async function withBitmap<Value>(
  file: Blob,
  work: (bitmap: ImageBitmap) => Promise<Value>,
): Promise<Value> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: "from-image",
  });
  try {
    return await work(bitmap);
  } finally {
    // A 12-megapixel bitmap takes 48 MB.
    bitmap.close();
  }
}

function createCanvasContext(width: number, height: number) {
  const canvas = document.createElement("canvas");
  const context = Object.assign(canvas, { width, height }).getContext("2d");
  if (!context) throw new Error("Couldn't create a canvas");
  context.imageSmoothingQuality = "high";
  return context;
}

async function renderScaled(
  bitmap: ImageBitmap,
  type: string,
  { longestSide, quality, maxBytes }: Limits,
): Promise<Blob> {
  const { width, height } = fittingSize(bitmap, longestSide);
  const context = createCanvasContext(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const transparent =
    type !== "image/jpeg" &&
    hasTransparency(context.getImageData(0, 0, width, height).data);
  // JPEG has no transparency; photos don't need it.
  const encoding = transparent ? "image/webp" : "image/jpeg";
  const blob = await encode(context, encoding, quality);
  if (blob.size <= maxBytes) return blob;
  // Browsers without WebP encoding write PNG. If that's too large, use JPEG on white.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  return encode(context, "image/jpeg", quality);
}

function encode(
  { canvas }: CanvasRenderingContext2D,
  type: string,
  quality: number,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error("Couldn't encode the image"));
      },
      type,
      quality,
    );
  });
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === "string") resolve(reader.result);
      else reject(new Error("Couldn't read the image"));
    };
    reader.onerror = () => {
      reject(new Error("Couldn't read the image"));
    };
    reader.readAsDataURL(blob);
  });
}
