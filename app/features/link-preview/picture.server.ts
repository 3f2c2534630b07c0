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
    return image && storedPng(image);
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
function storedPng({ data, width, height }: ImageData): Bytes {
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
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk("IHDR", header),
    pngChunk("IDAT", stored(rows)),
    pngChunk("IEND", new Uint8Array()),
  ]);
}

/** As zlib (RFC 1950) in blocks that are only stored (RFC 1951, 3.2.4). */
function stored(bytes: Bytes): Bytes {
  const blockMax = 65_535;
  const parts: Bytes[] = [Uint8Array.of(0x78, 0x01)];
  for (let at = 0; at < bytes.length; at += blockMax) {
    const block = bytes.subarray(at, at + blockMax);
    const head = new DataView(new ArrayBuffer(5));
    head.setUint8(0, at + blockMax >= bytes.length ? 1 : 0);
    head.setUint16(1, block.length, true);
    head.setUint16(3, ~block.length & 0xffff, true);
    parts.push(new Uint8Array(head.buffer), block);
  }
  const check = new DataView(new ArrayBuffer(4));
  check.setUint32(0, adler32(bytes));
  parts.push(new Uint8Array(check.buffer));
  return joined(parts);
}

/** RFC 1950, 9: sums stay below 2³² for 5,552 bytes at a time. */
function adler32(bytes: Bytes): number {
  let low = 1;
  let high = 0;
  for (let at = 0; at < bytes.length; at += 5552) {
    for (const byte of bytes.subarray(at, at + 5552)) {
      low += byte;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(
    parts.reduce((sum, { length }) => sum + length, 0),
  );
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
