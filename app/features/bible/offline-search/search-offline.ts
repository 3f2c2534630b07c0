import { getOfflineLines } from "../offline-files";
import type { SearchResult } from "../search";
import {
  emptyResult,
  searchPage,
  toSearchInput,
  type FindVerses,
} from "../search-pages";
import type { Search } from "../reader-request";
import { toVerseRows } from "./verse-rows";
import { createVerseScanner } from "./scan";
import { buildIndex } from "./verse-index";

/** Index of the version that was searched last. */
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
    const index = buildIndex(toVerseRows(version, lines));
    cachedSearch = { path, find: createVerseScanner(index) };
  }
  const input = toSearchInput(search);
  return input ? searchPage(cachedSearch.find, input) : emptyResult;
}
