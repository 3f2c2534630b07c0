import { porter } from "./porter";

/** A word of a text as the index knows it, and where it stands there, in UTF-16 units. */
export interface Token {
  stem: string;
  start: number;
  end: number;
}

/**
 * FTS5's `unicode61`: letters and digits. Of the marks, those that letters of ASCII are written with go on
 * with their word (sqlite3Fts5UnicodeIsdiacritic); all others part words.
 */
const word =
  /[\p{L}\p{N}\p{Co}](?:[\p{L}\p{N}\p{Co}]|[\u0300-\u0304\u0306-\u030c\u030f\u0311\u031b\u0323-\u0328\u032d\u032e\u0330\u0331])*/gu;
const marks = /[\u0300-\u036f]/g;

/** A Bible has 13,000 different words, and 790,000 in all. */
const stems = new Map<string, string>();

export function* tokensOf(text: string): Generator<Token> {
  for (const { 0: found, index } of text.matchAll(word)) {
    let stem = stems.get(found);
    if (stem === undefined) {
      stem = porter(fold(found));
      stems.set(found, stem);
    }
    yield { stem, start: index, end: index + found.length };
  }
}

/** `remove_diacritics 2`: lower case, without marks. */
function fold(found: string): string {
  return found.toLowerCase().normalize("NFD").replace(marks, "");
}
