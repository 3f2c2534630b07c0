import type { VerseLayout } from "~/features/verse-art/layout";
import type { Background } from "~/features/verse-art/parse-customization";
import { imageHref, renderVerseSvg } from "~/features/verse-art/verse-svg";
import { renderPreviewSvg, getImageSlot } from "./render-preview-svg";
import { getCroppedImage, loadVerseBackground } from "./cropped-image.server";
import { renderPng } from "./render-png.server";
import { avatarHref, nightHref } from "./svg-parts";
import { readAsset, type PreviewStores } from "./source-image.server";
import type { PreviewContent } from "./preview-content";

/** 1200 × 630. Leaves out images that are external or too large to decode. */
export function renderPreviewPng(
  content: PreviewContent,
  { bucket, assets }: PreviewStores,
): Promise<Uint8Array<ArrayBuffer>> {
  const { author, kind, imageUrl, verse } = content;
  const stores = { bucket, assets };
  return renderPng({
    fontSet: "preview",
    assets,
    images: {
      [imageHref]: verse
        ? loadVerseBackground(verse.background, verse.art.shape, stores)
        : getCroppedImage(imageUrl, getImageSlot(content), stores),
      [avatarHref]: getCroppedImage(author.avatarUrl, "avatar", stores),
      ...(kind === "video" && {
        [nightHref]: readAsset("/backgrounds/preview-night.png", assets),
      }),
    },
    buildSvg: (has) => renderPreviewSvg(content, has),
  });
}

/** What `VerseArt` shows. `isFitted`: the background image is already cropped to size. */
export function renderVersePng(
  art: VerseLayout,
  background: Background,
  backgroundImage: Promise<Uint8Array | null>,
  assets: Fetcher,
  isCropped: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  return renderPng({
    fontSet: "verse",
    assets,
    images: { [imageHref]: backgroundImage },
    buildSvg: (has) =>
      renderVerseSvg(art, { background, hasImage: has(imageHref), isCropped }),
  });
}
