import type { Customization } from "~/features/verse-art/customization";
import { toCustomizationQuery } from "~/features/verse-art/customization-query";
import { urls } from "~/shared/urls";
import { versesBetween, formatVerseList } from "~/shared/verse-list";
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
  const query =
    style.kind === "custom"
      ? null
      : toCustomizationQuery(customization, "post");
  if (query === null) {
    return {
      address: urls.api.verseImage,
      body: { verseData: { ...verse, customization } },
    };
  }
  const { version, book, chapter, verse: first, lastVerse } = verse;
  const verses = toVerseList(first, lastVerse);
  return { address: urls.verseImage(version, book, chapter, verses, query) };
}

export function getFileName({
  book,
  chapter,
  verse,
  lastVerse,
}: SelectedVerse): string {
  const name = book.toLowerCase().replaceAll(" ", "-");
  return `${name}-${chapter}-${toVerseList(verse, lastVerse)}.png`;
}

function toVerseList(first: number, last: number | null): string {
  return formatVerseList(versesBetween(first, last ?? first));
}
