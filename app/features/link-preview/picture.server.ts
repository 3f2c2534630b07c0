import { deflateSync } from "node:zlib";
import { cleanPicture } from "~/platform/images/clean-picture.server";
import type { Bytes } from "~/platform/images/picture.server";
import { pngChunk } from "~/platform/images/png.server";
import { AppError } from "~/shared/errors";

/** Where pictures from people and our own static files are. */
export interface PreviewStores {
  bucket: R2Bucket;
  assets: Fetcher;
}

const bytesMax = 5 * 1024 * 1024;
/** Four bytes a pixel, held up to three times while it is drawn, in an isolate of 128 MB. */
export const pixelsMax = 8_000_000;

/** A static file of ours. The binding looks at the path alone; a URL needs a host. */
export async function readAsset(path: string, assets: Fetcher): Promise<Bytes> {
  const answer = await assets.fetch(new URL(path, "http://assets").href);
  if (!answer.ok) throw new AppError("unavailable", { cause: answer.status });
  return new Uint8Array(await answer.arrayBuffer());
}

/** A picture of ours as the renderer reads it. Null for one that has gone, or is too large to be drawn. */
export async function readPicture(
  key: string,
  bucket: R2Bucket,
  most = pixelsMax,
): Promise<Uint8Array | null> {
  const kept = await bucket.get(key);
  // AVIF from before the server stopped taking it: the renderer does not read that.
  if (!kept || kept.size > bytesMax || key.endsWith(".avif")) return null;
  const bytes = new Uint8Array(await kept.arrayBuffer());
  return forRenderer(cleanPicture(bytes), most);
}

/** As PNG, JPEG or GIF. Null for one that is too large to be drawn. */
export async function forRenderer(
  { type, bytes, width, height }: ReturnType<typeof cleanPicture>,
  most = pixelsMax,
): Promise<Uint8Array | null> {
  if (width * height > most) return null;
  return type === "webp" ? decodeWebp(bytes) : bytes;
}

type Decode = (file: ArrayBuffer) => Promise<ImageData | null>;

let decoder: Promise<Decode> | undefined;

/**
 * A WebP, which the renderer does not read, as a PNG that it does. Null for one that the decoder
 * cannot read. 60 KB gzip beside the worker, instantiated for the first such picture.
 */
async function decodeWebp(bytes: Bytes): Promise<Bytes | null> {
  decoder ??= startDecoder();
  // What failed is tried anew.
  decoder.catch(() => (decoder = undefined));
  const decode = await decoder;
  try {
    const image = await decode(bytes.slice().buffer);
    return image && (await storedPng(image));
  } catch (error) {
    console.error("A picture could not be decoded", error);
    return null;
  }
}

async function startDecoder(): Promise<Decode> {
  const [{ default: decode, init }, { default: module }] = await Promise.all([
    import("@jsquash/webp/decode"),
    import("@jsquash/webp/codec/dec/webp_dec.wasm"),
  ]);
  await init({
    // A worker may run only modules that were compiled with it.
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

/** A PNG that is not compressed: nobody keeps it, and the renderer reads it at once. */
async function storedPng({ data, width, height }: ImageData): Promise<Bytes> {
  const row = width * 4;
  const rows = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits a channel, red, green, blue and alpha.
  header.set([8, 6], 8);
  const file = new Blob([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk("IHDR", header),
    pngChunk("IDAT", new Uint8Array(deflateSync(rows, { level: 0 }))),
    pngChunk("IEND", new Uint8Array()),
  ]);
  return new Uint8Array(await file.arrayBuffer());
}
