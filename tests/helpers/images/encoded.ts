import { readFile } from "node:fs/promises";
import encode, { init } from "@jsquash/webp/encode.js";
import { inRoot } from "../../../scripts/local/paths.mjs";

/** An image of many colours from a real encoder, to check the parser against files we didn't write ourselves. */
export async function encodedWebp() {
  const file = "node_modules/@jsquash/webp/codec/enc/webp_enc.wasm";
  const module = new WebAssembly.Module(await readFile(inRoot(file)));
  await init({
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ) => {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance);
      return instance.exports;
    },
  });
  return new Uint8Array(await encode(manyColors(320, 240), { quality: 80 }));
}

function manyColors(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let offset = 0; offset < data.length; offset += 4) {
    data.set(
      [offset % 251, (offset * 7) % 241, (offset * 13) % 239, 255],
      offset,
    );
  }
  return { data, width, height, colorSpace: "srgb" } as const;
}
