import { sql, type Sql } from "~/db/sql";
import { findBook } from "~/features/bible/canon";
import { getChapter } from "~/features/bible/chapter.server";
import { defaultVersion, findVersion } from "~/features/bible/versions";
import { verseLines } from "~/features/verse-art/verse-lines";
import { fieldError } from "~/shared/errors";
import type { NewVerse } from "./new-verse";
import type { VerseData } from "./post";
import {
  describeLimit,
  getPassage,
  passageText,
  verseReference,
} from "./verse-range";

export interface QuotedVerse extends Omit<
  VerseData,
  "customization" | "layout"
> {
  /** 'John 3:16' or 'Matthew 5:3–12'; becomes the content of the post. */
  reference: string;
}

/** Looks the text up in the static assets. Throws `invalid` if the verse doesn't exist. */
export async function quoteVerse(
  assets: Fetcher,
  input: Omit<NewVerse, "customization">,
): Promise<QuotedVerse> {
  const { chapter: number, verse, lastVerse: last = null } = input;
  const version = findVersion(input.version) ?? defaultVersion;
  const book = findBook(input.book);
  const chapter = book && (await getChapter(assets, version, book, number));
  const lastVerse = last === verse ? null : last;
  const all = chapter ? verseLines(chapter) : [];
  if (!book || !getPassage(all, verse, verse)) {
    throw fieldError("verseData.verse", "We couldn't find this verse.");
  }
  const passage = getPassage(all, verse, lastVerse ?? verse);
  if (!passage) {
    throw fieldError(
      "verseData.lastVerse",
      `This passage is too long. ${describeLimit(all, verse)}`,
    );
  }
  const reference = { book: book.name, chapter: number, verse, lastVerse };
  return {
    version: version.id,
    ...reference,
    text: passageText(passage),
    reference: verseReference(reference),
  };
}

export function insertVerseCard(
  postId: string,
  quoted: QuotedVerse,
  customization: NewVerse["customization"],
): Sql {
  return sql`
    INSERT INTO verse_cards (postId, version, book, chapter, verse, lastVerse, text, customization)
    VALUES (${postId}, ${quoted.version}, ${quoted.book}, ${quoted.chapter}, ${quoted.verse},
            ${quoted.lastVerse}, ${quoted.text}, ${JSON.stringify(customization)})`;
}
