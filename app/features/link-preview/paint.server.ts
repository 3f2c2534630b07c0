import type { Resvg } from "@resvg/resvg-wasm";
import previewSans from "~/fonts/preview/sans.ttf?url";
import previewSerif from "~/fonts/preview/serif.ttf?url";
import verseSans from "~/fonts/verse/sans.ttf?url";
import verseSerif from "~/fonts/verse/serif.ttf?url";
import type { Has } from "./parts";
import { readAsset } from "./picture.server";

interface Drawing {
  /** What its text is set in; null where it has none. */
  type: keyof typeof typefaces | null;
  assets: Fetcher;
  /** What the addresses in it stand for; none of null. Nothing is ever fetched. */
  pictures: Record<string, Promise<Uint8Array | null>>;
  draw: (has: Has) => string;
}

/** A drawing as PNG, in its own size. What it takes is let go, whatever happens. */
export async function paint({
  type,
  assets,
  pictures,
  draw,
}: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const [renderer, fontBuffers, entries] = await Promise.all([
    startRenderer(),
    type && readFaces(type, assets),
    Promise.all(
      Object.entries(pictures).map(
        async ([href, picture]) => [href, await picture] as const,
      ),
    ),
  ]);
  const found = new Map(entries.filter((entry) => entry[1] !== null));
  const svg = draw((href) => found.has(href));
  const drawing = new renderer(
    svg,
    fontBuffers ? { font: { fontBuffers } } : {},
  );
  try {
    for (const [href, bytes] of found) {
      if (bytes) drawing.resolveImage(href, bytes);
    }
    const image = drawing.render();
    const png = new Uint8Array(image.asPng());
    image.free();
    return png;
  } finally {
    drawing.free();
  }
}

let started: Promise<typeof Resvg> | undefined;

/**
 * The renderer, 950 KB gzip that no other request loads: the module is compiled with the worker, and
 * instantiated here when the first picture of an isolate is drawn.
 */
function startRenderer(): Promise<typeof Resvg> {
  started ??= Promise.all([
    import("@resvg/resvg-wasm"),
    import("@resvg/resvg-wasm/index_bg.wasm"),
  ]).then(async ([{ initWasm, Resvg }, wasm]) => {
    await initWasm(wasm.default);
    return Resvg;
  });
  // What failed is tried anew.
  started.catch(() => (started = undefined));
  return started;
}

/** A verse's, 42 KB, are cut as its page has them; a preview's, 380 KB, have the alphabets of Europe. */
const typefaces = {
  verse: [verseSerif, verseSans],
  preview: [previewSerif, previewSans],
};
const kept = new Map<keyof typeof typefaces, Promise<Uint8Array[]>>();

/** Read once an isolate. */
function readFaces(
  type: keyof typeof typefaces,
  assets: Fetcher,
): Promise<Uint8Array[]> {
  const faces =
    kept.get(type) ??
    Promise.all(typefaces[type].map((file) => readAsset(file, assets)));
  kept.set(type, faces);
  // What failed is asked for anew.
  faces.catch(() => kept.delete(type));
  return faces;
}
