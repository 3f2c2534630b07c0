import type { Customization } from "~/features/verse-art/customization";
import { lookQuery } from "~/features/verse-art/look-query";
import { urls } from "~/shared/urls";
import { versesBetween, writeVerseList } from "~/shared/verse-list";
import type { ChosenVerse } from "./generator-place";
import { customizationOf, lacksPicture } from "./look";
import type { Look } from "./look";

/** Where the server draws the verse in a look. */
export interface PictureSource {
  address: string;
  /** What it has to be sent for that; without it the address says everything. */
  body?: { verseData: ChosenVerse & { customization: Customization } };
}

/** Null while a picture of one's own is to be chosen. */
export function pictureSource(
  verse: ChosenVerse,
  look: Look,
): PictureSource | null {
  if (lacksPicture(look)) return null;
  const customization = customizationOf(look);
  const query =
    look.kind === "custom" ? null : lookQuery(customization, "post");
  if (query === null) {
    return {
      address: urls.api.versePicture,
      body: { verseData: { ...verse, customization } },
    };
  }
  const { version, book, chapter, verse: first, lastVerse } = verse;
  const verses = versesOf(first, lastVerse);
  return { address: urls.verseImage(version, book, chapter, verses, query) };
}

/** "song-of-solomon-8-6-7.png" */
export function fileName({
  book,
  chapter,
  verse,
  lastVerse,
}: ChosenVerse): string {
  const name = book.toLowerCase().replaceAll(" ", "-");
  return `${name}-${chapter}-${versesOf(verse, lastVerse)}.png`;
}

function versesOf(first: number, last: number | null): string {
  return writeVerseList(versesBetween(first, last ?? first));
}
