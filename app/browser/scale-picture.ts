import { smallerBytesMax } from "~/shared/image-key";

const smallerQuality = 0.8;

interface Size {
  width: number;
  height: number;
}

interface Limits {
  /** Pixels. */
  longestSide: number;
  /** Of the canvas's encoders, 0 to 1. */
  quality: number;
  /** What may be sent at most. */
  maxBytes: number;
}

/** The size at which a picture is sent: never larger than it is, never thinner than a pixel. */
export function fittingSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Whether a file is a GIF that moves: browsers write its loop as this extension. */
export function isAnimatedGif(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  return text.startsWith("GIF8") && text.includes("NETSCAPE2.0");
}

/** A canvas keeps no transparency in a JPEG, and a photo needs nothing else. */
export function encodingFor(transparent: boolean): string {
  return transparent ? "image/webp" : "image/jpeg";
}

/** Whether any pixel lets something through; `pixels` is RGBA. */
export function hasTransparency(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) {
    if (pixels[at] !== 255) return true;
  }
  return false;
}

/**
 * A picture as a data string, upright and small. Drawing it anew also leaves out where and when it
 * was taken, before it leaves the device. A GIF that moves stays as it is. Throws for what this
 * browser cannot read.
 */
export async function scalePicture(
  file: Blob,
  limits: Limits,
): Promise<string> {
  if (file.size <= limits.maxBytes) {
    const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
    if (isAnimatedGif(start)) return asDataString(file);
  }
  return asDataString(
    await withBitmap(file, (bitmap) => draw(bitmap, file.type, limits)),
  );
}

/**
 * A square of a picture, in pixels of the upright picture, as a JPEG data string of at most `side`
 * pixels; what is transparent becomes white.
 */
export async function cropPicture(
  file: Blob,
  square: { x: number; y: number; side: number },
  { side: longest, quality }: { side: number; quality: number },
): Promise<string> {
  const { x, y, side: taken } = square;
  const cut = await withBitmap(file, (bitmap) => {
    const side = Math.max(1, Math.round(Math.min(longest, taken)));
    const canvas = canvasOf(side, side);
    const context = contextOf(canvas);
    context.fillStyle = "#fff";
    context.fillRect(0, 0, side, side);
    context.drawImage(bitmap, x, y, taken, taken, 0, 0, side, side);
    return encode(canvas, "image/jpeg", quality);
  });
  return asDataString(cut);
}

/** What the server draws link previews from (link-preview/fitted-picture.server.ts). */
const smallerPixels = 1_000_000;

/**
 * The same picture at these widths, where they are smaller than its own and weigh no more than
 * `smallerBytesMax`, a tall one narrower, so that none has more than a megapixel: data strings, WebP where this browser writes it. None of a GIF, which would stand
 * still, and none where drawing fails: nobody is kept from sending the picture itself.
 */
export async function smallerPictures(
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
        .map((width) => drawSmaller(image, width)),
    );
    const light = blobs.filter(({ size }) => size <= smallerBytesMax);
    return await Promise.all(light.map(asDataString));
  } catch {
    return [];
  }
}

async function drawSmaller(
  image: HTMLImageElement,
  width: number,
): Promise<Blob> {
  const { naturalWidth, naturalHeight, src } = image;
  const height = Math.max(
    1,
    Math.round((naturalHeight * width) / naturalWidth),
  );
  const canvas = canvasOf(width, height);
  contextOf(canvas).drawImage(image, 0, 0, width, height);
  const blob = await encode(canvas, "image/webp", smallerQuality);
  const opaque = src.startsWith("data:image/jpeg");
  // Where WebP is not written, PNG is, and a photo is too heavy for that.
  return blob.type === "image/png" && opaque
    ? encode(canvas, "image/jpeg", smallerQuality)
    : blob;
}

/** A picture's pixels, upright. Throws for what this browser cannot read. */
export function sizeOfPicture(file: Blob): Promise<Size> {
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
    // 12 megapixels are 48 MB.
    bitmap.close();
  }
}

const canvasOf = (width: number, height: number) =>
  Object.assign(document.createElement("canvas"), { width, height });

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser gives no canvas.");
  context.imageSmoothingQuality = "high";
  return context;
}

async function draw(
  bitmap: ImageBitmap,
  type: string,
  { longestSide, quality, maxBytes }: Limits,
): Promise<Blob> {
  const { width, height } = fittingSize(bitmap, longestSide);
  const canvas = canvasOf(width, height);
  const context = contextOf(canvas);
  context.drawImage(bitmap, 0, 0, width, height);
  const transparent =
    type !== "image/jpeg" &&
    hasTransparency(context.getImageData(0, 0, width, height).data);
  const blob = await encode(canvas, encodingFor(transparent), quality);
  if (blob.size <= maxBytes) return blob;
  // Where WebP is not written, PNG is, and that may be too much: then rather on white.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  return encode(canvas, "image/jpeg", quality);
}

function encode(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error("This picture could not be written."));
      },
      type,
      quality,
    );
  });
}

function asDataString(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === "string") resolve(reader.result);
      else reject(new Error("This picture could not be read."));
    };
    reader.onerror = () => {
      reject(new Error("This picture could not be read."));
    };
    reader.readAsDataURL(blob);
  });
}
