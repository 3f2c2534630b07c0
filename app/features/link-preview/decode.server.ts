import type { Bytes } from "~/platform/images/picture.server";
import { storedPng } from "./stored-png.server";

type Decode = (file: ArrayBuffer) => Promise<ImageData | null>;

let started: Promise<Decode> | null = null;

/**
 * A WebP, which the renderer does not read, as a PNG that it does. Null for one that the decoder
 * cannot read. 60 KB gzip beside the worker, instantiated for the first such picture.
 */
export async function decodeWebp(bytes: Bytes): Promise<Bytes | null> {
  started ??= start();
  // What failed is tried anew.
  started.catch(() => (started = null));
  const decode = await started;
  try {
    const image = await decode(bytes.slice().buffer);
    return image && storedPng(image);
  } catch (error) {
    console.error("A picture could not be decoded", error);
    return null;
  }
}

async function start(): Promise<Decode> {
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
