import type { Resvg } from "@resvg/resvg-wasm";
import type { QuotedVerse } from "~/features/posts/verse-card.server";
import { layOut } from "~/features/verse-art/layout";
import {
  parseBackground,
  type Background,
  type StoredCustomization,
} from "~/features/verse-art/parse-customization";
import type { ShapeName } from "~/features/verse-art/shapes";
import { imageHref, renderVerseSvg } from "~/features/verse-art/verse-svg";
import previewSans from "~/fonts/preview/sans.ttf?url";
import previewSerif from "~/fonts/preview/serif.ttf?url";
import verseSans from "~/fonts/verse/sans.ttf?url";
import verseSerif from "~/fonts/verse/serif.ttf?url";
import type { HasImage } from "./svg-parts";
import { readAsset } from "./source-image.server";

interface RenderOptions {
  /** Null for an SVG without text. */
  fontSet: keyof typeof fontFiles | null;
  assets: Fetcher;
  /** Image bytes by href; null if there is no image. The renderer fetches nothing. */
  images: Record<string, Promise<Uint8Array | null>>;
  buildSvg: (has: HasImage) => string;
}

/** Renders an SVG in its own size and always frees the renderer's memory. */
export async function renderPng({
  fontSet,
  assets,
  images,
  buildSvg,
}: RenderOptions): Promise<Uint8Array<ArrayBuffer>> {
  const [Renderer, fontBuffers, entries] = await Promise.all([
    startRenderer(),
    fontSet && loadFonts(fontSet, assets),
    Promise.all(
      Object.entries(images).map(
        async ([href, image]) => [href, await image] as const,
      ),
    ),
  ]);
  const imageBytes = new Map(entries.filter((entry) => entry[1] !== null));
  const svg = buildSvg((href) => imageBytes.has(href));
  const renderer = new Renderer(
    svg,
    fontBuffers ? { font: { fontBuffers } } : {},
  );
  try {
    for (const [href, bytes] of imageBytes) {
      if (bytes) renderer.resolveImage(href, bytes);
    }
    const image = renderer.render();
    const png = new Uint8Array(image.asPng());
    image.free();
    return png;
  } finally {
    renderer.free();
  }
}

let rendererPromise: Promise<typeof Resvg> | undefined;

/**
 * 950 KB gzip: the module is compiled with the worker, and instantiated for the first image of an
 * isolate.
 */
function startRenderer(): Promise<typeof Resvg> {
  rendererPromise ??= Promise.all([
    import("@resvg/resvg-wasm"),
    import("@resvg/resvg-wasm/index_bg.wasm"),
  ]).then(async ([{ initWasm, Resvg }, wasm]) => {
    await initWasm(wasm.default);
    return Resvg;
  });
  // Retry after a failure.
  rendererPromise.catch(() => (rendererPromise = undefined));
  return rendererPromise;
}

/** Verse fonts (42 KB) have the same subset as the page; preview fonts (380 KB) cover European alphabets. */
const fontFiles = {
  verse: [verseSerif, verseSans],
  preview: [previewSerif, previewSans],
};
const fontCache = new Map<keyof typeof fontFiles, Promise<Uint8Array[]>>();

/** Loads each set once per isolate. */
function loadFonts(
  type: keyof typeof fontFiles,
  assets: Fetcher,
): Promise<Uint8Array[]> {
  const fonts =
    fontCache.get(type) ??
    Promise.all(fontFiles[type].map((file) => readAsset(file, assets)));
  fontCache.set(type, fonts);
  // Retry after a failure.
  fonts.catch(() => fontCache.delete(type));
  return fonts;
}

interface VerseOptions {
  customization: StoredCustomization;
  /** By default the chosen format. */
  shape?: ShapeName;
  /** SVG below the text. */
  footer?: string;
  assets: Fetcher;
  loadImage: (background: Background) => Promise<Uint8Array | null>;
}

/** What `VerseArt` shows. */
export function renderVersePng(
  { text, reference, version }: QuotedVerse,
  { customization, shape, footer, assets, loadImage }: VerseOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const background = parseBackground(customization);
  const art = layOut({
    text,
    reference: `${reference} (${version})`,
    customization,
    shape,
  });
  return renderPng({
    fontSet: "verse",
    assets,
    images: { [imageHref]: loadImage(background) },
    buildSvg: (has) =>
      renderVerseSvg(art, { background, hasImage: has(imageHref) }, footer),
  });
}
