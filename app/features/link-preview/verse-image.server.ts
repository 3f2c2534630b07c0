import { toSelectedVerse, type SelectedVerse } from "~/features/bible/passage";
import { parsePassagePath } from "~/features/bible/passage-address";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import {
  quoteVerse,
  type QuotedVerse,
} from "~/features/posts/verse-card.server";
import { renderVersePng } from "./render-png.server";
import { margin, nightColors, renderBrand, renderLabel } from "./svg-parts";
import { getCachedImage, type ServedImage } from "./cached-image.server";

/** Increase it when the rendering changes, so that every image is rendered again. */
const renderVersion = 5;

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
  const { ASSETS: assets, PRODUCT_NAME: productName } = app.env;
  const selected = parseVerse(params);
  const { version, book, chapter, verse, lastVerse } = selected;
  const verses = lastVerse === null ? verse : `${verse}-${lastVerse}`;
  const { origin, pathname } = new URL(request.url);
  // Each image has one canonical URL; query parameters are ignored.
  const isDaily = pathname.split("/")[2] === "daily";
  const path = urls.verseImage(version, book, chapter, verses, isDaily);
  if (path !== pathname) {
    await quoteOrNotFound(assets, selected);
    return { movedTo: path };
  }
  return getCachedImage(app, request, {
    url: new URL(path, origin),
    input: `${renderVersion} ${path}${isDaily ? productName : ""}`,
    folder: "verses",
    render: async () =>
      renderVersePng(await quoteOrNotFound(assets, selected), {
        customization: {},
        shape: isDaily ? "signed" : "link",
        footer: isDaily
          ? renderLabel("Verse of the Day", 34, {
              x: margin,
              y: 564,
              ...nightColors,
            }) + renderBrand(productName, nightColors, 1200 - margin, 552)
          : "",
        assets,
        loadImage: () => Promise.resolve(null),
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
