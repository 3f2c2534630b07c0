import { verseParam } from "~/features/bible/place";
import { lookQuery } from "~/features/verse-art/look-query";
import { urls } from "~/shared/urls";
import type { ChosenVerse } from "./generator-place";
import { customizationOf } from "./look";
import type { Look } from "./look";

/** Where the server draws the verse in this look; null over a picture of one's own, which it has not, or that is yet to be chosen. */
export function pictureAddress(verse: ChosenVerse, look: Look): string | null {
  if (look.kind === "custom") return null;
  const query = lookQuery(customizationOf(look), "post");
  const { version, book, chapter, verse: first, lastVerse } = verse;
  return (
    query &&
    urls.verseImage(
      version,
      book,
      chapter,
      verseParam([first, lastVerse ?? first]),
      query,
    )
  );
}

/** "song-of-solomon-8-6-7.png" */
export function fileName({
  book,
  chapter,
  verse,
  lastVerse,
}: ChosenVerse): string {
  const name = book.toLowerCase().replaceAll(" ", "-");
  return `${name}-${chapter}-${verseParam([verse, lastVerse ?? verse])}.png`;
}
