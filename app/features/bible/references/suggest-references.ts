import leven from "leven";
import { books, findBook } from "../canon";
import { citedBook } from "../cited-book";
import { chapterExists } from "../passage";
import { normalizeReference } from "./normalize-reference";
import { parseReferences } from "./parse-references";

const maxSuggestions = 3;
const minSimilarity = 0.7;
/** Books that are less similar than the best one by more than this aren't suggested. */
const tolerance = 0.06;

/** "jhon 3:16" → "John 3:16", "corinthians 13" → 1 and 2 Corinthians. Only chapters that exist; the best first. */
export function suggestReferences(typed: string): string[] {
  if (typed.length > 60 || parseReferences(typed)) return [];
  const { text } = normalizeReference(typed);
  const [, book = "", numbers = ""] =
    /^((?:[123] ?)?\p{L}{2}[\p{L} ]*?) ?(\d.*)$/u.exec(text) ?? [];
  const scores = books
    .map(({ name }) => [citedBook(name), similarity(book, name)] as const)
    .sort(([, one], [, other]) => other - one);
  const best = scores[0]?.[1] ?? 0;
  return scores
    .filter(([, score]) => score >= Math.max(minSimilarity, best - tolerance))
    .map(([name]) => `${name} ${numbers}`)
    .filter((suggestion) =>
      parseReferences(suggestion)?.passages.every(chapterExists),
    )
    .slice(0, maxSuggestions);
}

/** From 0 to 1. Swapped letters count less: "jhon". */
function similarity(typed: string, name: string): number {
  const bare = name.replace(/^\d /u, "");
  // "corinthians" isn't a book, but "john" is.
  const names = [name, citedBook(name), findBook(bare) ? name : bare];
  const scores = names.map((each) => {
    const [key, other] = [toKey(typed), toKey(each)];
    const isSwapped = sortLetters(key) === sortLetters(other);
    const distance = leven(key, other) / (isSwapped ? 4 : 1);
    return 1 - distance / Math.max(key.length, other.length);
  });
  return Math.max(...scores);
}

const sortLetters = (text: string) => Array.from(text).sort().join("");
const toKey = (text: string) => text.toLowerCase().replaceAll(" ", "");
