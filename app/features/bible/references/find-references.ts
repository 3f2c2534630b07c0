import verseCounts from "../../../../data/bible/verse-counts.json";
import { findBook } from "../canon";
import { findVersion, versions, type Version } from "../versions";
import { maxVerses } from "./parse-list";
import { parseReferences, type References } from "./parse-references";

/** A reference in a text, as `text.slice(index, index + length)`. A range across chapters has several passages. */
export interface FoundReference extends Pick<References, "passages"> {
  index: number;
  length: number;
  version: Version;
  /** With the book: "Ps 24:3" for the second part of "Ps 23:1; 24:3". */
  typed: string;
}

type VerseCounts = Record<string, readonly number[]>;
const countsByVersion: Record<string, VerseCounts> = verseCounts;

/** Not part of "3:16:05" or of the times "3:16 pm" and "3:16 p.m." */
const end = "(?!\\d|[:.]\\d| ?[ap]\\.?m\\b)";
const range = `[1-9]\\d{0,2}(?:[-–]\\d{1,3}(?::\\d{1,3})?)?${end}(?:(?:ff?|[a-d])\\b)?`;
/** After a comma and a space, a number may count something else: "John 3:16, 5 people". */
const verses = `\\d{1,3}:${range}(?:,${range}(?!\\p{L})|, ${range}(?! ?\\p{L}))*`;
/** Other abbreviations of two letters may be words: "Am 5:30", "Is 9:15". */
const book =
  "(?:[123] ?)?(?:Ps|Mt|Mk|Lk|Jn|\\p{Lu}[\\p{L}\\p{M}]{2,13}(?: of (?:Solomon|Songs))?)";
const ids = versions.map(({ id }) => id).join("|");
const named = `(?: \\((?:${ids})\\)| (?:${ids})\\b)?`;
const first = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])((?:(?:${ids})[:,]? )?)(${book})\\.? ${verses}${named}`,
  "gu",
);
const next = new RegExp(`; (${verses}${named})`, "uy");

/**
 * Finds "1 Cor. 13:4–7, 9", "WEB Psalm 23:1", "Psalm 23:1 (WEB)" and, separately, both parts of "Ps 23:1; 24:3", if the
 * named version (otherwise `version`) has them. A verse is required, because "Mark 3" may be a name. Takes linear time.
 */
export function findReferences(text: string, version = versions[0]) {
  const found: FoundReference[] = [];
  const add = (index: number, length: number, typed: string) => {
    const references = parseReferences(typed);
    if (!references) return;
    const named = findVersion(references.version ?? "") ?? version;
    const one = { ...references, index, length, typed, version: named };
    if (versesExist(one)) found.push(one);
  };
  for (const match of text.matchAll(first)) {
    const { index, 0: whole, 1: id = "", 2: book = "" } = match;
    if (!findBook(book)) continue;
    add(index, whole.length, whole);
    next.lastIndex = index + whole.length;
    for (let more = next.exec(text); more; more = next.exec(text)) {
      const [, verses = ""] = more;
      const typed = `${id}${book} ${verses}`;
      add(next.lastIndex - verses.length, verses.length, typed);
    }
  }
  return found;
}

/** "16ff" and, in a range across chapters, all chapters but the last end with `maxVerses`. */
function versesExist({ passages, version, typed }: FoundReference): boolean {
  return passages.every(({ book, chapter, verses }, i) => {
    const [first = 1, ...others] = verses ?? [];
    const end = others.at(-1) ?? first;
    const isOpen =
      end === maxVerses && (i < passages.length - 1 || /\df/.test(typed));
    const last = countsByVersion[version.slug]?.[book.id]?.[chapter - 1] ?? 0;
    return first > 0 && first <= last && (end <= last || isOpen);
  });
}
