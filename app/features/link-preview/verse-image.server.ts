import { findBook } from "~/features/bible/canon";
import { findVersion } from "~/features/bible/versions";
import {
  parseBackground,
  parseTextStyle,
  type StoredCustomization,
} from "~/features/verse-art/parse-customization";
import {
  buildVerseImageUrl,
  parseCustomizationQuery,
} from "~/features/verse-art/customization-query";
import type { ShapeName } from "~/features/verse-art/shapes";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import {
  quoteVerse,
  type QuotedVerse,
} from "~/features/posts/verse-card.server";
import { renderVersePng } from "./render-png.server";
import { loadVerseBackground } from "./cropped-image.server";
import { getCachedImage, type ServedImage } from "./cached-image.server";

/** Increase it when the rendering changes, so that every image is rendered again. */
const renderVersion = 4;

type Params = Readonly<Record<string, string | undefined>>;

/**
 * The image for a URL, or the canonical URL if it differs. Cost: the same as `getCachedImage`, plus one chapter asset
 * when it renders.
 */
export async function getVerseImage(
  app: AppContext,
  params: Params,
  request: Request,
): Promise<ServedImage | { movedTo: string }> {
  const passage = parsePassage(params);
  const { searchParams, origin, pathname } = new URL(request.url);
  const { customization, shape } = parseCustomizationQuery(searchParams);
  // Each image has one canonical URL; other query parameters are ignored.
  const path = buildVerseImageUrl(passage, customization, shape) ?? "";
  const url = new URL(path, origin);
  if (url.pathname !== pathname) {
    await quoteOrNotFound(app.env.ASSETS, passage);
    return { movedTo: path };
  }
  return getCachedImage(app, request, {
    url,
    input: `${renderVersion} ${path}`,
    folder: isCommonStyle(customization) ? "verses" : null,
    render: () => render(app, passage, customization, shape),
  });
}

type Passage = Omit<QuotedVerse, "text" | "reference">;

/** Normalizes version and book. Doesn't check that the verse exists. */
function parsePassage(params: Params): Passage {
  const version = findVersion(params["version"] ?? "");
  const book = findBook(params["book"] ?? "");
  const [, chapter] = /^0*([1-9]\d{0,2})$/.exec(params["chapter"] ?? "") ?? [];
  const [, verse, last = verse] =
    /^0*([1-9]\d{0,2})(?:-0*([1-9]\d{0,2}))?\.png$/i.exec(
      params["verse"] ?? "",
    ) ?? [];
  if (!version || !book || !chapter || !verse) throw new AppError("not_found");
  return {
    version: version.id,
    book: book.name,
    chapter: Number(chapter),
    verse: Number(verse),
    lastVerse: last === verse ? null : Number(last),
  };
}

async function quoteOrNotFound(
  assets: Fetcher,
  passage: Passage,
): Promise<QuotedVerse> {
  try {
    return await quoteVerse(assets, passage);
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid") {
      throw new AppError("not_found");
    }
    throw error;
  }
}

/**
 * R2 only stores a bounded number of images: 21 backgrounds with light or dark text in the default size
 * and alignment, in two shapes. The data centre's cache holds the rest for a while.
 */
function isCommonStyle(customization: StoredCustomization): boolean {
  const { kind } = parseBackground(customization);
  const { color, size, align } = parseTextStyle(customization);
  return (
    (kind === "gradient" || kind === "preset") &&
    ["#ffffff", "#000000", "#2a241c"].includes(color) &&
    size === 24 &&
    align === "center"
  );
}

async function render(
  app: AppContext,
  passage: Passage,
  customization: StoredCustomization,
  shape: ShapeName,
): Promise<Uint8Array<ArrayBuffer>> {
  const { env } = app;
  const quoted = await quoteOrNotFound(env.ASSETS, passage);
  // The tall download costs 180 ms of CPU, too much for anonymous requests.
  if (shape === "post") await app.requireUser();
  const stores = { bucket: env.IMAGES, assets: env.ASSETS };
  return renderVersePng(quoted, {
    customization,
    shape,
    assets: env.ASSETS,
    loadImage: (background) => loadVerseBackground(background, shape, stores),
    isCropped: true,
  });
}
