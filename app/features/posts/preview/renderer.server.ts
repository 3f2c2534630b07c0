import type { Resvg } from "@resvg/resvg-wasm";

let started: Promise<typeof Resvg> | undefined;

/**
 * The renderer, 950 KB gzip that no other request loads: the module is compiled with the worker, and
 * instantiated here when the first picture of an isolate is drawn.
 */
export function startRenderer(): Promise<typeof Resvg> {
  started ??= start();
  // What failed is tried anew.
  started.catch(() => (started = undefined));
  return started;
}

async function start(): Promise<typeof Resvg> {
  const [resvg, wasm] = await Promise.all([
    import("@resvg/resvg-wasm"),
    import("@resvg/resvg-wasm/index_bg.wasm"),
  ]);
  await resvg.initWasm(wasm.default);
  return resvg.Resvg;
}
