import { layOut } from "~/features/verse-art/layout";
import {
  parseBackground,
  type Background,
} from "~/features/verse-art/parse-customization";
import { imageHref } from "~/features/verse-art/verse-svg";
import type { AppContext } from "~/platform/context.server";
import { decodeDataUrlImage } from "~/platform/images/decode-upload.server";
import { cleanImage } from "~/platform/images/clean-image.server";
import { limitImageRendering } from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import { isHostedImage } from "~/shared/image-key";
import { isDataUrl } from "~/shared/image-source";
import { getExternalImage } from "~/features/media/external-image.server";
import type { NewVerse } from "~/features/posts/new-verse";
import { quoteVerse } from "~/features/posts/verse-card.server";
import { renderVersePng } from "./render-png.server";
import { loadVerseBackground } from "./cropped-image.server";
import { toRendererFormat, readImage } from "./source-image.server";

const field = "verseData.customization.customBackgroundUrl";

/**
 * The image that a post of this verse would show, to download without posting. The background may be a
 * data URL, a stored image or an https URL (`getExternalImage`). Stores nothing. Cost: one chapter asset
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
  // The renderer gets the image bytes under this name.
  const rendererCustomization = {
    ...customization,
    ...(customBackgroundUrl && { customBackgroundUrl: imageHref }),
  };
  const background = parseBackground(rendererCustomization);
  const art = layOut({
    text: quoted.text,
    reference: `${quoted.reference} (${quoted.version})`,
    customization: rendererCustomization,
    shape: "post",
  });
  const backgroundImage = loadBackground(
    app,
    background,
    customBackgroundUrl ?? "",
  );
  return renderVersePng(art, background, backgroundImage, assets, false);
}

async function loadBackground(
  app: AppContext,
  background: Background,
  customUrl: string,
): Promise<Uint8Array | null> {
  const { IMAGES: bucket, ASSETS: assets } = app.env;
  if (background.kind !== "custom") {
    return loadVerseBackground(background, "post", { bucket, assets });
  }
  const image = await loadCustomImage(app, customUrl);
  if (!image) {
    throw invalidImage("We can't use this picture. Please try a smaller one.");
  }
  return image;
}

async function loadCustomImage(
  app: AppContext,
  source: string,
): Promise<Uint8Array | null> {
  if (isDataUrl(source))
    return toRendererFormat(decodeDataUrlImage(source, field));
  if (isHostedImage(source)) {
    return readImage(source.split("/").at(-1) ?? "", app.env.IMAGES);
  }
  const response = await getExternalImage(app, source).catch(
    (error: unknown) => {
      throw error instanceof AppError && error.code === "not_found"
        ? invalidImage("There is no picture at this address.")
        : error;
    },
  );
  return toRendererFormat(
    cleanImage(new Uint8Array(await response.arrayBuffer())),
  );
}

function invalidImage(message: string): AppError {
  return new AppError("invalid", {
    detail: message,
    issues: [{ path: field, message }],
  });
}
