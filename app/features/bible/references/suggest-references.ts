import leven from "leven";
import { books, findBook, guessBook } from "../canon";
import { citedBook } from "../cited-book";
import { chapterExists } from "../passage";
import { normalizeReference } from "./normalize-reference";
import { parseReferences } from "./parse-references";
import data from "./reference-words.json";

const maxSuggestions = 3;
const minSimilarity = 0.7;
/** Without a chapter: some words are similar to a book, such as "names" to James. */
const minBookSimilarity = 0.83;
/** Books that are less similar than the best one by more than this aren't suggested. */
const tolerance = 0.06;

/** "jhon 3:16" → "John 3:16", "corinthians" → 1 and 2 Corinthians. Only chapters that exist; the best first. */
export function suggestReferences(typed: string): string[] {
  if (typed.length > 60 || parseReferences(typed)) return [];
  const { text } = normalizeReference(typed);
  const [, book = "", numbers = ""] =
    /^((?:[123] ?)?\p{L}{2}[\p{L} ]*?) ?(\d.*)?$/u.exec(text) ?? [];
  const isWord = guessBook(book) || data.commonWords.includes(book);
  if (numbers === "" && isWord) return [];
  const least = numbers === "" ? minBookSimilarity : minSimilarity;
  const scores = books
    .map(({ name }) => [name, similarity(book, name)] as const)
    .sort(([, one], [, other]) => other - one);
  const best = scores[0]?.[1] ?? 0;
  return scores
    .filter(([, score]) => score >= Math.max(least, best - tolerance))
    .map(([name]) => (numbers ? `${citedBook(name)} ${numbers}` : name))
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
