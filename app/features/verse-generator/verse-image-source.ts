import type { Customization } from "~/features/verse-art/customization";
import { buildVerseImageUrl } from "~/features/verse-art/customization-query";
import { urls } from "~/shared/urls";
import type { SelectedVerse } from "./generator-passage";
import { toCustomization, lacksImage, type VerseStyle } from "./verse-style";

/** The request that returns the rendered image. */
export interface VerseImageSource {
  address: string;
  /** POST body for custom images; without it, the URL contains everything. */
  body?: { verseData: SelectedVerse & { customization: Customization } };
}

/** Null until a custom image is chosen. */
export function getVerseImageSource(
  verse: SelectedVerse,
  style: VerseStyle,
): VerseImageSource | null {
  if (lacksImage(style)) return null;
  const customization = toCustomization(style);
  const address =
    style.kind === "custom"
      ? null
      : buildVerseImageUrl(verse, customization, "post");
  if (address !== null) return { address };
  return {
    address: urls.api.verseImage,
    body: { verseData: { ...verse, customization } },
  };
}

export function getFileName({
  book,
  chapter,
  verse,
  lastVerse,
}: SelectedVerse): string {
  const name = book.toLowerCase().replaceAll(" ", "-");
  const end = lastVerse === null ? "" : `-${lastVerse}`;
  return `${name}-${chapter}-${verse}${end}.png`;
}
