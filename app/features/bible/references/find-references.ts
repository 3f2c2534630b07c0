import { findBook } from "../canon";
import { findVersion, versions, type VersionId } from "../versions";
import type { ChapterVerses } from "./chapter-verses";
import { parseReferences } from "./parse-references";

/** A reference in a text, as `text.slice(index, index + length)`. */
export interface FoundReference {
  index: number;
  length: number;
  /** At least one; several if a range crosses chapters. */
  passages: readonly ChapterVerses[];
  /** If the text names an installed version. */
  version?: VersionId;
}

/** Not part of "3:16:05" or of the times "3:16 pm" and "3:16 p.m." */
const end = "(?!\\d|[:.]\\d| ?[ap]\\.?m\\b)";
const range = `\\d{1,3}(?:[-–]\\d{1,3}(?::\\d{1,3})?)?${end}(?:(?:ff?|[a-d])\\b)?`;
/** After a comma and a space, a number may count something else: "John 3:16, 5 people". */
const verses = `\\d{1,3}:${range}(?:,${range}(?!\\p{L})|, ${range}(?! ?\\p{L}))*`;
const ids = versions.map(({ id }) => id).join("|");
const pattern = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?<book>(?:(?:[123]|I{1,3}) ?)?[A-Z][A-Za-z]{1,13}(?: of (?:Solomon|Songs))?)\\.? ` +
    `(?<first>${verses})(?<rest>(?:; ${verses})*)(?: \\((?<bracketed>${ids})\\)| (?<bare>${ids})\\b)?`,
  "gu",
);

/**
 * Finds "John 3:16", "1 Cor. 13:4–7", "Psalm 23:1, 4 (WEB)" and, separately, both parts of "Ps 23:1; 24:3". A verse is
 * required, because "Mark 3" may be a name. Takes linear time.
 */
export function findReferences(text: string): FoundReference[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const {
      book = "",
      first = "",
      rest = "",
      bracketed,
      bare,
    } = match.groups ?? {};
    if (!isLikelyBook(book)) return [];
    const version = findVersion(bracketed ?? bare ?? "");
    const firstLength = match[0].indexOf(first, book.length) + first.length;
    let index = match.index;
    return [first, ...rest.split("; ").slice(1)].flatMap((part, i, parts) => {
      const start = index;
      index += i === 0 ? firstLength : part.length;
      const isLast = i === parts.length - 1;
      const length = (isLast ? match.index + match[0].length : index) - start;
      index += "; ".length;
      const found = parseReferences(`${book} ${part}`);
      return found?.passages.every(
        ({ book: { chapters }, chapter }) => chapter <= chapters,
      )
        ? {
            index: start,
            length,
            passages: found.passages,
            ...(version && { version: version.id }),
          }
        : [];
    });
  });
}

/** "Am 5:30" and "Is 9:15" may be times, unlike "Mt 5:30". */
function isLikelyBook(typed: string): boolean {
  const name = typed.replace(/^I+(?= ?[A-Z])/u, (roman) => `${roman.length}`);
  return (
    findBook(name) !== undefined &&
    (/\p{L}{3}|\d/u.test(name) || /^(?!mr|jr|pm)[^aeiou]+$/iu.test(name))
  );
}
