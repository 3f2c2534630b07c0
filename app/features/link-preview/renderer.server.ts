import type { Resvg } from "@resvg/resvg-wasm";

type Renderer = typeof Resvg;

let started: Promise<Renderer> | undefined;

/**
 * The renderer, 950 KB gzip that no other request loads: the module is compiled with the worker, and
 * instantiated here when the first picture of an isolate is drawn.
 */
export function startRenderer(): Promise<Renderer> {
  started ??= start();
  // What failed is tried anew.
  started.catch(() => (started = undefined));
  return started;
}

async function start(): Promise<Renderer> {
  const [resvg, wasm] = await Promise.all([
    import("@resvg/resvg-wasm"),
    import("@resvg/resvg-wasm/index_bg.wasm"),
  ]);
  await resvg.initWasm(wasm.default);
  return resvg.Resvg;
}

interface Material {
  /** The fonts its text is set in. */
  fonts: Uint8Array[];
  /** What the addresses in it stand for; none of null. Nothing is ever fetched. */
  pictures: Record<string, Uint8Array | null>;
}

/** A drawing as PNG, in its own size. What it takes is let go, whatever happens. */
export function paint(
  renderer: Renderer,
  svg: string,
  { fonts, pictures }: Material,
): Uint8Array<ArrayBuffer> {
  const drawing = new renderer(svg, { font: { fontBuffers: fonts } });
  try {
    for (const [href, picture] of Object.entries(pictures)) {
      if (picture) drawing.resolveImage(href, picture);
    }
    const image = drawing.render();
    const png = new Uint8Array(image.asPng());
    image.free();
    return png;
  } finally {
    drawing.free();
  }
}
