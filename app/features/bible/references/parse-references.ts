import { findBook, guessBook, type Book } from "../canon";
import type { VersionId } from "../versions";
import { normalizeReference } from "./normalize-reference";
import { parseList, type ChapterVerses } from "./parse-list";
import data from "./reference-words.json";

export interface References {
  /** At least one, in the order typed. */
  passages: readonly ChapterVerses[];
  /** The version that the text names. */
  version?: VersionId;
  /** Another installed version that it names. */
  secondVersion?: VersionId;
  /** Well-known versions that aren't installed: NIV, ESV. At least one. */
  unavailable?: readonly string[];
  /** If only a book was typed, such as "mark", which may also be a word to search for. */
  bookName?: string;
}

/** All verses of the longest chapter, listed individually, take 600 characters. */
export const maxReferenceLength = 700;

/**
 * Parses typed references: "Jn 3.16", "1 Cor 13", "john 3 16", "Psalm 23 v 4", "Romans chapter eight", "the 23rd psalm",
 * "John 3:16ff NIV", "Rom. viii. 28", "Salmo 23", "Gen 1:1; John 1:1", "Genesis 1:1-2:3", "Mark". Null for anything else.
 * Accepts chapters and verses that don't exist, so that the reader can explain.
 */
export function parseReferences(typed: string): References | null {
  const normalized = normalizeReference(typed, maxReferenceLength);
  if (!normalized) return null;
  const { text, ...named } = normalized;
  // In quotation marks, a name is a phrase to search for.
  const book = /["“”]/u.test(typed) ? undefined : parseBookName(text);
  const passages = book
    ? [{ book, chapter: 1, verses: null }]
    : parseList(text);
  return passages && { passages, ...(book && { bookName: text }), ...named };
}

/** A book's name, or an abbreviation of at least three letters, unless it's a common word. */
function parseBookName(text: string): Book | undefined {
  // "is a" isn't "Isa".
  const isName = /^(?:[123] ?\p{L}{2,}|\p{L}{3,}(?: \p{L}+)*)$/u.test(text);
  const name = text.replaceAll(" ", "");
  if (!isName || data.commonWords.includes(name)) return undefined;
  const guess = guessBook(name);
  return guess?.chapters === 1 ? guess : findBook(name);
}
