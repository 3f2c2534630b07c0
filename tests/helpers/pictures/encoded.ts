import { readFile } from "node:fs/promises";
import encodeAvif, { init as startAvif } from "@jsquash/avif/encode.js";
import encodeWebp, { init as startWebp } from "@jsquash/webp/encode.js";
import { inRoot } from "../../../scripts/local/paths.mjs";

/** Real encoders' pictures of many colours, which no layout of ours could be mistaken for. */
export async function encodedPictures() {
  const picture = manyColours(320, 240);
  await startWebp(await instantiating("webp/codec/enc/webp_enc.wasm"));
  await startAvif(await instantiating("avif/codec/enc/avif_enc.wasm"));
  return {
    webp: new Uint8Array(await encodeWebp(picture, { quality: 80 })),
    avif: new Uint8Array(await encodeAvif(picture, { quality: 60, speed: 9 })),
  };
}

function manyColours(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) {
    data.set([at % 251, (at * 7) % 241, (at * 13) % 239, 255], at);
  }
  return { data, width, height, colorSpace: "srgb" } as const;
}

async function instantiating(file: string) {
  const bytes = await readFile(inRoot("node_modules/@jsquash", file));
  const module = new WebAssembly.Module(bytes);
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
