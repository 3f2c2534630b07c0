import words from "./reference-words.json" with { type: "json" };
import { findBook, guessBook, type Book } from "../canon";
import type { ChapterVerses } from "./chapter-verses";
import { parseList } from "./parse-list";
import {
  normalize,
  replaceWords,
  takeVersion,
  type NamedVersion,
} from "./normalize-reference";

export interface References extends NamedVersion {
  /** At least one, in the order typed. */
  passages: readonly ChapterVerses[];
  /** Only a book was typed, such as "Mark", which may also be a word to search for. */
  isBookName: boolean;
}

/** The search box accepts no more. */
export const maxReferenceLength = 200;

/**
 * Parses typed references: "Jn 3.16", "1 Cor 13", "john 3 16", "Psalm 23 v 4", "Romans chapter eight", "the 23rd psalm",
 * "John 3:16ff NIV", "Gen 1:1; John 1:1", "Genesis 1:1-2:3", "Mark". Null for anything else. Accepts chapters and verses
 * that don't exist, so that the reader can explain. Takes linear time.
 */
export function parseReferences(typed: string): References | null {
  if (typed.length > maxReferenceLength) return null;
  const { text, ...named } = takeVersion(normalize(typed));
  const spelled = replaceWords(text);
  const book = parseBookName(spelled);
  if (book) {
    // In quotation marks, a name is a phrase to search for.
    if (/["“”]/u.test(typed)) return null;
    const passages = [{ book, chapter: 1, verses: null }];
    return { passages, isBookName: true, ...named };
  }
  const passages = parseList(spelled);
  return passages && { passages, isBookName: false, ...named };
}

/** A book's name, or an abbreviation of at least three letters that isn't an English word. */
function parseBookName(spelled: string): Book | undefined {
  if (!/^(?:[123]°? ?)?\p{L}[\p{L} ]+$/u.test(spelled)) return undefined;
  const name = spelled.replace(/[° ]/gu, "");
  if (name.length < 3 || words.ordinaryWords.includes(name)) return undefined;
  const guess = guessBook(name);
  return guess?.chapters === 1 ? guess : findBook(name);
}
