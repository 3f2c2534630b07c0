import { toVerseRanges } from "~/shared/verse-list";
import type { Reference } from "./reference";
import { parseReferences } from "./references/parse-references";

/**
 * The first passage of a typed reference (see `parseReferences`). Null for anything else, including chapters that don't
 * exist and books without a chapter.
 */
export function parseReference(typed: string): Reference | null {
  const found = parseReferenceLoosely(typed);
  if (!found || found.chapter < 1 || found.verse === 0) return null;
  return found.chapter <= found.book.chapters ? found : null;
}

/** Like `parseReference`, but accepts chapters that don't exist: "Psalm 151". */
export function parseReferenceLoosely(typed: string): Reference | null {
  const found = parseReferences(typed);
  const [passage] = found?.passages ?? [];
  if (!found || !passage) return null;
  const { book, chapter, verses } = passage;
  if (found.bookName !== undefined && book.chapters > 1) return null;
  const [range] = toVerseRanges(verses ?? []);
  if (!range) return { book, chapter };
  const [verse, lastVerse] = range;
  return lastVerse > verse
    ? { book, chapter, verse, lastVerse }
    : { book, chapter, verse };
}
