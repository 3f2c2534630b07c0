import * as z from "zod/mini";
import type { ShapedRun } from "./face";

const address = z.custom<(...args: number[]) => number>(
  (value) => typeof value === "function",
);
/** Of HarfBuzz's C interface what shaping a line takes. Addresses are numbers. */
const interfaceSchema = z.object({
  memory: z.instanceof(WebAssembly.Memory),
  malloc: address,
  free: address,
  hb_blob_create: address,
  hb_face_create: address,
  hb_font_create: address,
  hb_buffer_create: address,
  hb_buffer_destroy: address,
  hb_buffer_add_utf16: address,
  hb_buffer_guess_segment_properties: address,
  hb_buffer_get_glyph_infos: address,
  hb_buffer_get_glyph_positions: address,
  hb_shape: address,
});
type HarfBuzz = z.infer<typeof interfaceSchema>;

/** Shapes a run of one script: its width, and what the renderer would get wrong in it. */
export type Shaper = (run: string) => Omit<ShapedRun, "text">;

let started: Promise<HarfBuzz> | undefined;

/** 180 KB gzip beside the worker, instantiated when the first text of an isolate needs it. */
export async function startShaper(): Promise<(file: ArrayBuffer) => Shaper> {
  started ??= start();
  // What failed is tried anew.
  started.catch(() => (started = undefined));
  const harfBuzz = await started;
  return (file) => shaperOf(harfBuzz, new Uint8Array(file));
}

async function start(): Promise<HarfBuzz> {
  const { default: module } = await import("harfbuzzjs/dist/harfbuzz.wasm");
  const nothing = () => 0;
  const grow = (bytes: number) => {
    const more = Math.ceil((bytes - memory.buffer.byteLength) / 65_536);
    return memory.grow(Math.max(0, more)) >= 0 ? 1 : 0;
  };
  const instance = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: { proc_exit: nothing },
    env: {
      _abort_js: nothing,
      _setitimer_js: nothing,
      _emscripten_runtime_keepalive_clear: nothing,
      emscripten_resize_heap: grow,
    },
  });
  const exports = instance.exports;
  const { memory } = interfaceSchema.parse({ ...exports });
  address.parse(exports["__wasm_call_ctors"])();
  return interfaceSchema.parse({ ...exports });
}

/** Of all faces of ours: scripts/type/join.mjs refuses others. */
const em = 1000;

/** The font stays for as long as the isolate: there are eighteen at most, 3 MB in all. */
function shaperOf(hb: HarfBuzz, file: Uint8Array): Shaper {
  const place = hb.malloc(file.length);
  new Uint8Array(hb.memory.buffer).set(file, place);
  const readOnly = 1;
  const blob = hb.hb_blob_create(place, file.length, readOnly, 0, 0);
  const font = hb.hb_font_create(hb.hb_face_create(blob, 0));
  return (run) => {
    const units = Uint16Array.from(run, (letter) => letter.charCodeAt(0));
    const text = hb.malloc(units.byteLength);
    new Uint16Array(hb.memory.buffer, text, units.length).set(units);
    const buffer = hb.hb_buffer_create();
    hb.hb_buffer_add_utf16(buffer, text, units.length, 0, units.length);
    hb.hb_buffer_guess_segment_properties(buffer);
    hb.hb_shape(font, buffer, 0, 0);
    const shaped = readShaped(hb, buffer);
    hb.hb_buffer_destroy(buffer);
    hb.free(text);
    return shaped;
  };
}

/** hb_glyph_info_t and hb_glyph_position_t are five words each: the cluster is the third, x the first. */
function readShaped(hb: HarfBuzz, buffer: number) {
  const count = hb.malloc(4);
  const infos = hb.hb_buffer_get_glyph_infos(buffer, count) / 4;
  const places = hb.hb_buffer_get_glyph_positions(buffer, count) / 4;
  const words = new Int32Array(hb.memory.buffer);
  const clusters = new Map<number, number[]>();
  for (let i = 0; i < (words[count / 4] ?? 0); i++) {
    const cluster = words[infos + i * 5 + 2] ?? 0;
    const advance = (words[places + i * 5] ?? 0) / em;
    clusters.set(cluster, [...(clusters.get(cluster) ?? []), advance]);
  }
  hb.free(count);
  let width = 0;
  const gaps = new Map<number, number>();
  let owed = 0;
  for (const [cluster, advances] of clusters) {
    if (owed !== 0) gaps.set(cluster, owed);
    const sum = advances.reduce((total, advance) => total + advance, 0);
    width += sum;
    owed = sum - Math.max(0, ...advances);
  }
  return { width, gaps };
}
