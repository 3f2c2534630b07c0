import { getOfflineLines } from "../offline-files";
import type { SearchResult } from "../search";
import {
  emptyResult,
  searchPage,
  toSearchInput,
  type FindVerses,
} from "../search-pages";
import type { Search } from "../reader-request";
import { createVerseScanner, type VerseRow } from "./scan";
import { books } from "../canon";
import { verseTexts, type Chapter } from "../chapter";
import { verseKey } from "../verse-key";
import type { Version } from "../versions";

/** The version that was searched last. */
let cachedSearch: { path: string; find: FindVerses } | null = null;

/** Null if the version isn't downloaded. */
export async function searchOffline(
  search: Search,
): Promise<SearchResult | null> {
  const { version } = search;
  const offlineLines = await getOfflineLines(version);
  if (!offlineLines) return null;
  const { path, lines } = offlineLines;
  if (cachedSearch?.path !== path) {
    const rows = toVerseRows(version, lines);
    cachedSearch = { path, find: createVerseScanner(rows, version.language) };
  }
  const input = toSearchInput(search);
  return input ? searchPage(cachedSearch.find, input) : emptyResult;
}

/** Parses a version's file into the rows of the server's index: all verses that have text. */
export function toVerseRows(
  version: Version,
  lines: readonly string[],
): VerseRow[] {
  const positions = books.flatMap((book) =>
    Array.from({ length: book.chapters }, (_, i) => ({ book, chapter: i + 1 })),
  );
  return positions.flatMap(({ book, chapter }, i) => {
    // Our own build wrote it from the same type.
    const text = JSON.parse(lines[i] ?? "") as Chapter;
    return verseTexts(text)
      .filter((verse) => verse.text !== "")
      .map((verse): VerseRow => [
        verseKey({ version, book, chapter, verse: verse.verse }),
        verse.text,
      ]);
  });
}
