import { parseFormat } from "~/features/verse-art/parse-customization";
import { imageHref } from "~/features/verse-art/verse-svg";
import type { AppContext } from "~/platform/context.server";
import { decodeDataUrlImage } from "~/platform/images/decode-upload.server";
import { cleanImage } from "~/platform/images/clean-image.server";
import { limitImageRendering } from "~/platform/rate-limit.server";
import { fieldError } from "~/shared/errors";
import { isHostedImage } from "~/shared/image-key";
import { isDataUrl } from "~/shared/image-source";
import { loadExternalImage } from "~/features/media/external-image.server";
import type { NewVerse } from "~/features/posts/new-verse";
import { quoteVerse } from "~/features/posts/verse-card.server";
import { renderVersePng } from "./render-png.server";
import { loadVerseBackground } from "./cropped-image.server";
import { toRendererFormat, readImage } from "./source-image.server";

const field = "verseData.customization.customBackgroundUrl";

/**
 * The image that a post of this verse would show, to download without posting. The background may be a
 * data URL, a stored image or an https URL (`loadExternalImage`). Stores nothing. Cost: one chapter asset
 * and up to 300 ms of CPU.
 */
export async function renderCustomVerseImage(
  app: AppContext,
  { customization, ...reference }: NewVerse,
): Promise<Uint8Array<ArrayBuffer>> {
  const { ASSETS: assets } = app.env;
  await limitImageRendering(app, app.request);
  const quoted = await quoteVerse(assets, reference);
  const { customBackgroundUrl } = customization;
  return renderVersePng(quoted, {
    customization: {
      ...customization,
      // The renderer gets the image bytes under this name.
      ...(customBackgroundUrl && { customBackgroundUrl: imageHref }),
    },
    assets,
    loadImage: (background) =>
      background.kind === "custom"
        ? loadCustomImage(app, customBackgroundUrl ?? "")
        : loadVerseBackground(background, parseFormat(customization), app.env),
  });
}

async function loadCustomImage(
  app: AppContext,
  source: string,
): Promise<Uint8Array> {
  const image = isHostedImage(source)
    ? await readImage(source.split("/").at(-1) ?? "", app.env.IMAGES)
    : await toRendererFormat(
        isDataUrl(source)
          ? decodeDataUrlImage(source, field)
          : await fetchExternalImage(app, source),
      );
  if (image) return image;
  throw fieldError(
    field,
    "We can't use this picture. Please try a smaller one.",
  );
}

async function fetchExternalImage(app: AppContext, source: string) {
  const response = await loadExternalImage(app, source);
  if (!response) {
    throw fieldError(field, "There is no picture at this address.");
  }
  return cleanImage(new Uint8Array(await response.arrayBuffer()));
}
