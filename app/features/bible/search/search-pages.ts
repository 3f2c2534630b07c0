import { maxResults, resultsPerPage, type Search } from "../reader-request";
import { formatReference } from "../reference";
import { keyRange, parseVerseKey } from "../verse-key";
import { versions, type Version } from "../versions";
import { findNamedPassages } from "./named-passages";
import type {
  FoundVerse,
  SearchInput,
  SearchResult,
  SearchView,
} from "./search";
import { toFtsMatch, toSearchQuery, type MatchQuery } from "./search-query";
import { getHighlights, toStems } from "./tokens";

export interface VerseText {
  /** Explained in verse-key.ts. */
  key: number;
  text: string;
}

export interface FindRequest {
  query: MatchQuery;
  /** `query` with more words in place of the last one, or null. The verses that only it matches rank last. */
  completed: MatchQuery | null;
  order: SearchInput["order"];
  /** The first and the last key. */
  range: readonly [number, number];
  offset: number;
  size: number;
}

/** A version in the server's index, or downloaded. */
export interface VerseFinder {
  version: Version;
  /** By relevance: first the verses with the whole query as typed, then by bm25, equal scores in canonical order. */
  find: (
    request: FindRequest,
  ) => Promise<{ found: VerseText[]; total: number }>;
  /** Words that begin with one of these, in lower case and without accents. */
  listCompletions: (beginnings: readonly string[]) => Promise<string[]>;
}

/** With fewer matches, the last word may be unfinished. With more, the other verses would only come on later pages. */
const fewMatches = resultsPerPage;

/**
 * One page of results, from the server's index or a downloaded version. Never fails on the input. If no verse
 * contains all words, searches again for any of them.
 */
export async function searchPage(
  { version, find, listCompletions }: VerseFinder,
  { q, cursor = "all.0", limit, order, within }: Omit<SearchInput, "version">,
): Promise<SearchResult> {
  const query = toSearchQuery(q, version.language);
  if (!query) return { items: [], next: null, match: "all", total: 0 };
  const offset = Number(cursor.split(".")[1]);
  const search = async (
    match: SearchResult["match"],
    completed: MatchQuery | null = null,
  ): Promise<SearchResult> => {
    const { found, total } = await find({
      query: query[match],
      completed,
      order,
      range: keyRange(version, within),
      offset,
      size: Math.min(limit, maxResults - offset),
    });
    const shown = offset + found.length;
    const hasMore = shown < Math.min(total, maxResults);
    return {
      items: found.flatMap((row) =>
        toFoundVerse(row, completed ?? query[match]),
      ),
      next: hasMore ? `${match}.${shown}` : null,
      match,
      total,
    };
  };
  if (cursor.startsWith("any")) return search("any");
  const [result, completions] = await Promise.all([
    search("all"),
    listCompletions(query.unfinished),
  ]);
  if (result.total >= fewMatches) return result;
  const getStem = (word: string) => toStems(word, version.language).join(" ");
  /** One word for each new stem. Sorted below, because the order changes the sum of the scores. */
  const words = new Map(completions.map((word) => [getStem(word), word]));
  for (const known of query.unfinished) words.delete(getStem(known));
  const terms = [
    ...query.all.terms.slice(0, -1),
    [...query.unfinished, ...[...words].sort().map(([, word]) => word)],
  ];
  const completed =
    words.size > 0 ? await search("all", { ...query.all, terms }) : result;
  return completed.total > 0 || toFtsMatch(query.any) === toFtsMatch(query.all)
    ? completed
    : search("any");
}

/** What the reader shows; null if the version isn't on this device. */
export async function loadSearchView(
  getFinder: (version: Version) => Promise<VerseFinder | null>,
  search: Search,
): Promise<SearchView | null> {
  const finder = await getFinder(search.version);
  if (!finder) return null;
  const cursor = `all.${(search.page - 1) * resultsPerPage}`;
  const input = { ...search, limit: resultsPerPage, cursor };
  const result = await searchPage(finder, input);
  const countIn = async (version: Version) => {
    const other = await getFinder(version);
    const found = other && (await searchPage(other, { ...search, limit: 1 }));
    return [version.id, found?.match === "all" ? found.total : 0] as const;
  };
  const others = versions.filter(({ id }) => id !== search.version.id);
  const hasAll = result.total > 0 && result.match === "all";
  return {
    ...result,
    passages: findNamedPassages(search.q),
    counts: hasAll
      ? null
      : Object.fromEntries(await Promise.all(others.map(countIn))),
  };
}

function toFoundVerse(
  { key, text }: VerseText,
  query: MatchQuery,
): FoundVerse[] {
  const verse = parseVerseKey(key);
  if (!verse) return [];
  return [
    {
      ...verse,
      reference: formatReference(verse),
      book: verse.book.name,
      version: verse.version.id,
      text,
      highlights: getHighlights(text, query),
    },
  ];
}
