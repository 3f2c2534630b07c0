import { books } from "../canon";
import { verseTexts, type Chapter } from "../chapter";
import { getOfflineLines } from "../offline-files";
import type { Search } from "../reader-request";
import { verseKey } from "../verse-key";
import type { Version } from "../versions";
import { createVerseScanner, type VerseRow } from "./scan";
import type { SearchView } from "./search";
import { loadSearchView, type VerseFinder } from "./search-pages";

/** By the path of the version's file. */
const cachedFinders = new Map<string, VerseFinder>();

/** Null if the version isn't downloaded. */
export function searchOffline(search: Search): Promise<SearchView | null> {
  return loadSearchView(getOfflineFinder, search);
}

async function getOfflineFinder(version: Version): Promise<VerseFinder | null> {
  const offlineLines = await getOfflineLines(version);
  if (!offlineLines) return null;
  const { path, lines } = offlineLines;
  const finder =
    cachedFinders.get(path) ??
    createVerseScanner(version, toVerseRows(version, lines));
  cachedFinders.set(path, finder);
  return finder;
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
