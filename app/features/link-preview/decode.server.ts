import type { Bytes } from "~/platform/images/picture.server";
import { storedPng } from "./stored-png.server";

type Format = "webp" | "avif";
type Decode = (file: ArrayBuffer) => Promise<ImageData | null>;

const started = new Map<Format, Promise<Decode>>();

/**
 * A WebP or AVIF, which the renderer does not read, as a PNG that it does. Null for one that the
 * decoder cannot read.
 */
export async function decodeForRenderer(
  format: Format,
  bytes: Bytes,
): Promise<Bytes | null> {
  const decode = await startDecoder(format);
  try {
    const image = await decode(bytes.slice().buffer);
    return image && storedPng(image);
  } catch (error) {
    console.error("A picture could not be decoded", error);
    return null;
  }
}

/** 60 KB gzip for WebP, 350 for AVIF, beside the worker; instantiated for the first such picture. */
function startDecoder(format: Format): Promise<Decode> {
  let decoder = started.get(format);
  if (!decoder) {
    decoder = format === "webp" ? startWebp() : startAvif();
    // What failed is tried anew.
    decoder.catch(() => started.delete(format));
    started.set(format, decoder);
  }
  return decoder;
}

async function startWebp(): Promise<Decode> {
  const [{ default: decode, init }, { default: module }] = await Promise.all([
    import("@jsquash/webp/decode"),
    import("@jsquash/webp/codec/dec/webp_dec.wasm"),
  ]);
  await init(instantiating(module));
  return decode;
}

async function startAvif(): Promise<Decode> {
  const [{ default: decode, init }, { default: module }] = await Promise.all([
    import("@jsquash/avif/decode"),
    import("@jsquash/avif/codec/dec/avif_dec.wasm"),
  ]);
  await init(instantiating(module));
  return decode;
}

/** A worker may run only modules that were compiled with it. */
function instantiating(module: WebAssembly.Module) {
  return {
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ) => {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance);
      return instance.exports;
    },
  };
}
