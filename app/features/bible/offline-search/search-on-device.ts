import { linesOnDevice } from "../downloaded";
import type { SearchResult } from "../search";
import { nothingFound, searchPage, toSearchInput } from "../search-pages";
import type { FindVerses } from "../search-pages";
import type { Search } from "../wanted";
import { toVerseRows } from "./device-verses";
import { verseScanner } from "./scan";
import { buildIndex } from "./verse-index";

/** The version that was searched last. */
let held: { path: string; find: FindVerses } | null = null;

/** What the server would show of a search; null where the version is not on this device. */
export async function searchOnDevice(
  search: Search,
): Promise<SearchResult | null> {
  const { version } = search;
  const kept = await linesOnDevice(version);
  if (!kept) return null;
  const { path, lines } = kept;
  if (held?.path !== path) {
    const index = buildIndex(toVerseRows(version, lines));
    held = { path, find: verseScanner(index) };
  }
  const input = toSearchInput(search);
  return input ? searchPage(held.find, input) : nothingFound;
}
