import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { findBook } from "~/features/bible/canon";
import { verseTexts } from "~/features/bible/chapter";
import { getChapter } from "~/features/bible/chapter.server";
import { defaultVersion, findVersion } from "~/features/bible/versions";
import { AppError } from "~/shared/errors";
import type { NewVerse } from "./new-verse";
import { passageText, takePassage, verseReference } from "./verse-range";

/** A verse with the words Scripture has for it. */
export interface QuotedVerse {
  version: string;
  book: string;
  chapter: number;
  verse: number;
  lastVerse: number | null;
  text: string;
  /** 'Book chapter:verse', spec §3: the content of its post; of a passage 'Book chapter:verse–verse'. */
  reference: string;
}

/** Looks the reference up in the static assets. `invalid` where there is no such verse. */
export async function quoteVerse(
  assets: Fetcher,
  {
    version: versionId,
    book: name,
    chapter: number,
    ...verses
  }: Omit<NewVerse, "customization">,
): Promise<QuotedVerse> {
  const version = findVersion(versionId) ?? defaultVersion;
  const book = findBook(name);
  const chapter = book && (await getChapter(assets, version, book, number));
  const { verse, lastVerse: end } = verses;
  const lastVerse = end === verse ? null : (end ?? null);
  const all = chapter ? verseTexts(chapter) : [];
  if (!book || !takePassage(all, verse, verse)) {
    throw refusal("verse", "There is no such verse.");
  }
  const passage = takePassage(all, verse, lastVerse ?? verse);
  if (!passage) {
    throw refusal("lastVerse", "A picture cannot hold that passage.");
  }
  const place = { book: book.name, chapter: number, verse, lastVerse };
  return {
    version: version.id,
    ...place,
    text: passageText(passage),
    reference: verseReference(place),
  };
}

function refusal(field: keyof NewVerse, message: string): AppError {
  return new AppError("invalid", {
    issues: [{ path: `verseData.${field}`, message }],
  });
}

export function insertVerseCard(
  postId: string,
  quoted: QuotedVerse,
  customization: NewVerse["customization"],
): Sql {
  return sql`
    INSERT INTO verse_cards (postId, version, book, chapter, verse, verseEnd, text, customization)
    VALUES (${postId}, ${quoted.version}, ${quoted.book}, ${quoted.chapter}, ${quoted.verse},
            ${quoted.lastVerse}, ${quoted.text}, ${JSON.stringify(customization)})`;
}
