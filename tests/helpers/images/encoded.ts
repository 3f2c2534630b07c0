import { readFile } from "node:fs/promises";
import encode, { init } from "@jsquash/webp/encode.js";
import { inRoot } from "../../../scripts/local/paths.mjs";

/** A real encoder's picture of many colours, which no layout of ours could be mistaken for. */
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
  return new Uint8Array(await encode(manyColours(320, 240), { quality: 80 }));
}

function manyColours(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) {
    data.set([at % 251, (at * 7) % 241, (at * 13) % 239, 255], at);
  }
  return { data, width, height, colorSpace: "srgb" } as const;
}
