import { findBook } from "../canon";
import { chapterExists } from "../passage";
import { versions } from "../versions";
import { parseReferences, type References } from "./parse-references";

/** A reference in a text, as `text.slice(index, index + length)`. A range across chapters has several passages. */
export interface FoundReference extends References {
  index: number;
  length: number;
}

/** Not part of "3:16:05" or of the times "3:16 pm" and "3:16 p.m." */
const end = "(?!\\d|[:.]\\d| ?[ap]\\.?m\\b)";
const range = `[1-9]\\d{0,2}(?:[-–]\\d{1,3}(?::\\d{1,3})?)?${end}(?:(?:ff?|[a-d])\\b)?`;
/** After a comma and a space, a number may count something else: "John 3:16, 5 people". */
const verses = `\\d{1,3}:${range}(?:,${range}(?!\\p{L})|, ${range}(?! ?\\p{L}))*`;
/** Other abbreviations of two letters may be words: "Am 5:30", "Is 9:15". */
const book =
  "(?:[123] ?)?(?:Ps|Mt|Mk|Lk|Jn|[A-Z][A-Za-z]{2,13}(?: of (?:Solomon|Songs))?)";
const ids = versions.map(({ id }) => id).join("|");
const named = `(?: \\((?:${ids})\\)| (?:${ids})\\b)?`;
const first = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(${book})\\.? ${verses}${named}`,
  "gu",
);
const next = new RegExp(`; (${verses}${named})`, "uy");

/**
 * Finds "John 3:16", "1 Cor. 13:4–7", "Psalm 23:1, 4 (WEB)" and, separately, both parts of "Ps 23:1; 24:3". A verse is
 * required, because "Mark 3" may be a name. Takes linear time.
 */
export function findReferences(text: string): FoundReference[] {
  const found: FoundReference[] = [];
  const add = (index: number, length: number, typed: string) => {
    const references = parseReferences(typed);
    if (references?.passages.every(chapterExists)) {
      found.push({ ...references, index, length });
    }
  };
  for (const { index, 0: whole, 1: book = "" } of text.matchAll(first)) {
    if (!findBook(book)) continue;
    add(index, whole.length, whole);
    next.lastIndex = index + whole.length;
    for (let more = next.exec(text); more; more = next.exec(text)) {
      const [, verses = ""] = more;
      add(next.lastIndex - verses.length, verses.length, `${book} ${verses}`);
    }
  }
  return found;
}
