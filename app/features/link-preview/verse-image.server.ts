import { toSelectedVerse, type SelectedVerse } from "~/features/bible/passage";
import { parsePassagePath } from "~/features/bible/passage-page/passage-path";
import {
  parseBackground,
  parseTextStyle,
  type StoredCustomization,
} from "~/features/verse-art/parse-customization";
import {
  buildVerseImageUrl,
  parseCustomizationQuery,
} from "~/features/verse-art/customization-query";
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
  const { env } = app;
  const verse = parseVerse(params);
  const { searchParams, origin, pathname } = new URL(request.url);
  const customization = parseCustomizationQuery(searchParams);
  // Each image has one canonical URL; other query parameters are ignored.
  const path = buildVerseImageUrl(verse, customization) ?? "";
  const url = new URL(path, origin);
  if (url.pathname !== pathname) {
    await quoteOrNotFound(env.ASSETS, verse);
    return { movedTo: path };
  }
  return getCachedImage(app, request, {
    url,
    input: `${renderVersion} ${path}`,
    folder: isCommonStyle(customization) ? "verses" : null,
    render: async () =>
      renderVersePng(await quoteOrNotFound(env.ASSETS, verse), {
        customization,
        shape: "link",
        assets: env.ASSETS,
        loadImage: (background) => loadVerseBackground(background, "link", env),
        isCropped: true,
      }),
  });
}

/** Doesn't check that the verse exists. */
function parseVerse({ version, book, chapter, verse }: Params): SelectedVerse {
  const [, path = ""] =
    /^(.*)\.png$/i.exec([version, book, chapter, verse].join("/")) ?? [];
  const passage = parsePassagePath(path);
  const selected = passage && toSelectedVerse(passage);
  if (!selected) throw new AppError("not_found");
  return selected;
}

async function quoteOrNotFound(
  assets: Fetcher,
  verse: SelectedVerse,
): Promise<QuotedVerse> {
  try {
    return await quoteVerse(assets, verse);
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid") {
      throw new AppError("not_found");
    }
    throw error;
  }
}

/**
 * R2 only stores a bounded number of images: 21 backgrounds with light or dark text in the default size
 * and alignment. The data centre's cache holds the rest for a while.
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
