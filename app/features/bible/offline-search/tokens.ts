import { porter } from "./porter";

/** Positions are in UTF-16 units. */
export interface Token {
  stem: string;
  start: number;
  end: number;
}

/**
 * FTS5's `unicode61`: letters and digits, with the combining marks of sqlite3Fts5UnicodeIsdiacritic. Other
 * marks separate words.
 */
const word =
  /[\p{L}\p{N}\p{Co}](?:[\p{L}\p{N}\p{Co}]|[\u0300-\u0304\u0306-\u030c\u030f\u0311\u031b\u0323-\u0328\u032d\u032e\u0330\u0331])*/gu;
const marks = /[\u0300-\u036f]/g;

/** Cache: a Bible has 790,000 words, but only 13,000 different ones. */
const stems = new Map<string, string>();

export function* tokenize(text: string): Generator<Token> {
  for (const { 0: found, index } of text.matchAll(word)) {
    let stem = stems.get(found);
    if (stem === undefined) {
      stem = porter(foldToken(found));
      stems.set(found, stem);
    }
    yield { stem, start: index, end: index + found.length };
  }
}

/** Like `remove_diacritics 2`: lower case without marks. */
function foldToken(found: string): string {
  return found.toLowerCase().normalize("NFD").replace(marks, "");
}
