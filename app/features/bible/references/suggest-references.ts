import leven from "leven";
import { books, findBook } from "../canon";
import { citedBook } from "../cited-book";
import { chapterExists } from "../passage";
import { normalizeReference } from "./normalize-reference";
import { parseReferences } from "./parse-references";
import data from "./reference-words.json";

const maxSuggestions = 3;
const maxLength = 60;
const minPrefixLength = 5;

/** "jhon 3:16" → "John 3:16", "corinthians" → 1 and 2 Corinthians, "deuter" → Deuteronomy. Only chapters that exist. */
export function suggestReferences(typed: string): string[] {
  const text = normalizeReference(typed, maxLength)?.text ?? "";
  const [, book = "", numbers = ""] =
    /^((?:[123] ?)?\p{L}{2}[\p{L} ]*?) ?(\d.*)?$/u.exec(text) ?? [];
  const isExact = findBook(book) || data.commonWords.includes(book);
  if (!book || (!numbers && isExact) || parseReferences(typed)) return [];
  const distances = books.map(({ name }) => {
    const length = name.replace(/^\d /u, "").length;
    // Without a chapter, some words are similar to a short name: "like" to Luke.
    const threshold = length >= 7 ? 2 : length >= 5 || numbers ? 1 : 0.5;
    const distance = editDistance(toKey(book), name);
    return [name, distance <= threshold ? distance : Infinity] as const;
  });
  const least = Math.min(...distances.map(([, distance]) => distance));
  return distances
    .filter(([, distance]) => distance === least && distance < Infinity)
    .map(([name]) => (numbers ? `${citedBook(name)} ${numbers}` : name))
    .filter((suggestion) =>
      parseReferences(suggestion)?.passages.every(chapterExists),
    )
    .slice(0, maxSuggestions);
}

/** A swap of adjacent letters counts as half an edit: "jhon". */
function editDistance(key: string, name: string): number {
  if (/^\d/.test(key) && key[0] !== name[0]) return Infinity;
  const bare = name.replace(/^\d /u, "");
  // "corinthians" isn't a book, but "john" is.
  const all = [name, citedBook(name), findBook(bare) ? name : bare].map(toKey);
  const isPrefix = all.some((each) => each.startsWith(key));
  if (isPrefix && key.length >= minPrefixLength) return 0;
  const swapped = Array.from(key, (_, i) =>
    key.replace(new RegExp(`^(.{${i}})(.)(.)`), "$1$3$2"),
  );
  const isSwapped = all.some((each) => swapped.includes(each));
  return isSwapped ? 0.5 : Math.min(...all.map((each) => leven(key, each)));
}

const toKey = (text: string) => text.toLowerCase().replaceAll(" ", "");
