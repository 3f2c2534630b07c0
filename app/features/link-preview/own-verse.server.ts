import { layOut } from "~/features/verse-art/layout";
import { backgroundOf } from "~/features/verse-art/look";
import type { Background } from "~/features/verse-art/look";
import { pictureHref } from "~/features/verse-art/verse-svg";
import type { AppContext } from "~/platform/context.server";
import { readSent } from "~/platform/image-shelf.server";
import { cleanPicture } from "~/platform/images/clean-picture.server";
import { limitDrawing } from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import { isOwnImage } from "~/shared/image-key";
import { isDataString } from "~/shared/image-source";
import { readExternalImage } from "~/features/media/external-image.server";
import type { NewVerse } from "~/features/posts/new-verse";
import { quoteVerse } from "~/features/posts/verse-card.server";
import { drawVersePng } from "./draw.server";
import { readVersePicture } from "./fitted-picture.server";
import { forRenderer, readPicture } from "./picture.server";

/** Whose fault a bad picture is. */
const field = "verseData.customization.customBackgroundUrl";

/**
 * The picture that a post of this verse would show, for whoever wants the picture alone. A picture of
 * one's own may be sent, be one of ours, or an https address, which is asked as the preview asks it
 * (`readExternalImage`). Nothing is kept. Bill: a chapter's asset and up to 300 ms of CPU.
 */
export async function drawOwnVerse(
  app: AppContext,
  { customization, ...place }: NewVerse,
): Promise<Uint8Array<ArrayBuffer>> {
  const { ASSETS: assets } = app.env;
  await limitDrawing(app, app.request);
  const quoted = await quoteVerse(assets, place);
  const { customBackgroundUrl: own } = customization;
  // What is to be drawn has its bytes beside it, wherever they come from.
  const look = {
    ...customization,
    ...(own && { customBackgroundUrl: pictureHref }),
  };
  const background = backgroundOf(look);
  const art = layOut({
    text: quoted.text,
    reference: `${quoted.reference} (${quoted.version})`,
    look,
    shape: "post",
  });
  const ground = readGround(app, background, own ?? "");
  return drawVersePng(art, background, ground, assets, false);
}

async function readGround(
  app: AppContext,
  background: Background,
  own: string,
): Promise<Uint8Array | null> {
  const { IMAGES: bucket, ASSETS: assets } = app.env;
  if (background.kind !== "custom") {
    return readVersePicture(background, "post", { bucket, assets });
  }
  const picture = await readOwn(app, own);
  if (!picture) {
    throw refusal("This picture cannot be drawn. A smaller one may help.");
  }
  return picture;
}

async function readOwn(
  app: AppContext,
  source: string,
): Promise<Uint8Array | null> {
  if (isDataString(source)) return forRenderer(readSent(source, field));
  if (isOwnImage(source)) {
    return readPicture(source.split("/").at(-1) ?? "", app.env.IMAGES);
  }
  const answer = await readExternalImage(app, source).catch(
    (error: unknown) => {
      throw error instanceof AppError && error.code === "not_found"
        ? refusal("There is no picture at this address.")
        : error;
    },
  );
  return forRenderer(cleanPicture(new Uint8Array(await answer.arrayBuffer())));
}

function refusal(message: string): AppError {
  return new AppError("invalid", {
    detail: message,
    issues: [{ path: field, message }],
  });
}
