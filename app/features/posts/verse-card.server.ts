import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { findBook } from "~/features/bible/canon";
import { verseTexts } from "~/features/bible/chapter";
import { getChapter } from "~/features/bible/chapter.server";
import { formatReference } from "~/features/bible/reference";
import { defaultVersion, findVersion } from "~/features/bible/versions";
import { AppError } from "~/shared/errors";
import type { NewVerse } from "./new-verse";

/** A verse with the words Scripture has for it. */
export interface QuotedVerse {
  version: string;
  book: string;
  chapter: number;
  verse: number;
  text: string;
  /** 'Book chapter:verse', spec §3: the content of its post. */
  reference: string;
}

/** Looks the reference up in the static assets. `invalid` where there is no such verse. */
export async function quoteVerse(
  assets: Fetcher,
  { version: versionId, book: name, chapter: number, verse }: NewVerse,
): Promise<QuotedVerse> {
  const version = findVersion(versionId) ?? defaultVersion;
  const book = findBook(name);
  const chapter = book && (await getChapter(assets, version, book, number));
  const found =
    chapter && verseTexts(chapter).find((one) => one.verse === verse);
  if (!book || !found?.text) {
    throw new AppError("invalid", {
      issues: [{ path: "verseData.verse", message: "There is no such verse." }],
    });
  }
  return {
    version: version.id,
    book: book.name,
    chapter: number,
    verse,
    text: found.text,
    reference: formatReference({ book, chapter: number, verse }),
  };
}

export function insertVerseCard(
  postId: string,
  quoted: QuotedVerse,
  customization: NewVerse["customization"],
): Sql {
  return sql`
    INSERT INTO verse_cards (postId, version, book, chapter, verse, text, customization)
    VALUES (${postId}, ${quoted.version}, ${quoted.book}, ${quoted.chapter}, ${quoted.verse},
            ${quoted.text}, ${JSON.stringify(customization)})`;
}
