import { deflateSync } from "node:zlib";
import type { Env } from "~/platform/env.server";
import { cleanImage } from "~/platform/images/clean-image.server";
import type { Bytes } from "~/platform/images/image.server";
import { createPngChunk } from "~/platform/images/png.server";
import { AppError } from "~/shared/errors";

/** Uploaded images and our own static files. */
export type ImageEnv = Pick<Env, "IMAGES" | "ASSETS">;

const maxBytes = 5 * 1024 * 1024;
/** Four bytes per pixel, in memory up to three times while rendering; an isolate has 128 MB. */
export const maxPixels = 8_000_000;

/** The binding uses only the path, but a URL needs a host. */
export async function readAsset(path: string, assets: Fetcher): Promise<Bytes> {
  const response = await assets.fetch(new URL(path, "http://assets").href);
  if (!response.ok)
    throw new AppError("unavailable", { cause: response.status });
  return new Uint8Array(await response.arrayBuffer());
}

/** A stored image in a format the renderer reads. Null if it is missing or too large. */
export async function readImage(
  key: string,
  bucket: R2Bucket,
  pixelLimit = maxPixels,
): Promise<Uint8Array | null> {
  const stored = await bucket.get(key);
  // The renderer can't read AVIF, which the server used to accept.
  if (!stored || stored.size > maxBytes || key.endsWith(".avif")) return null;
  const bytes = new Uint8Array(await stored.arrayBuffer());
  return toRendererFormat(cleanImage(bytes), pixelLimit);
}

/** Returns PNG, JPEG or GIF. Null if the image is too large. */
export async function toRendererFormat(
  { type, bytes, width, height }: ReturnType<typeof cleanImage>,
  pixelLimit = maxPixels,
): Promise<Uint8Array | null> {
  if (width * height > pixelLimit) return null;
  return type === "webp" ? decodeWebp(bytes) : bytes;
}

type Decode = (file: ArrayBuffer) => Promise<ImageData | null>;

let decoder: Promise<Decode> | undefined;

/**
 * Converts WebP, which the renderer can't read, to PNG. Null if it can't be decoded. The decoder is
 * 60 KB gzip and is instantiated for the first WebP image.
 */
async function decodeWebp(bytes: Bytes): Promise<Bytes | null> {
  decoder ??= startDecoder();
  // Retry after a failure.
  decoder.catch(() => (decoder = undefined));
  const decode = await decoder;
  try {
    const image = await decode(bytes.slice().buffer);
    return image && (await encodeUncompressedPng(image));
  } catch (error) {
    console.error("Couldn't decode a WebP image", error);
    return null;
  }
}

async function startDecoder(): Promise<Decode> {
  const [{ default: decode, init }, { default: module }] = await Promise.all([
    import("@jsquash/webp/decode"),
    import("@jsquash/webp/codec/dec/webp_dec.wasm"),
  ]);
  await init({
    // Workers only run modules that were compiled with them.
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ) => {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance);
      return instance.exports;
    },
  });
  return decode;
}

/** Compressing it would be a waste: it is never stored, and the renderer reads it at once. */
async function encodeUncompressedPng({
  data,
  width,
  height,
}: ImageData): Promise<Bytes> {
  const row = width * 4;
  const rows = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits per channel, RGBA.
  header.set([8, 6], 8);
  const file = new Blob([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    createPngChunk("IHDR", header),
    createPngChunk("IDAT", new Uint8Array(deflateSync(rows, { level: 0 }))),
    createPngChunk("IEND", new Uint8Array()),
  ]);
  return new Uint8Array(await file.arrayBuffer());
}
