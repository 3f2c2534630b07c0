import type { Highlighted } from "./highlights";
import { formatReference } from "./reference";
import {
  maxResults,
  searchQuerySchema,
  type FoundVerse,
  type SearchInput,
  type SearchResult,
} from "./search";
import { toFtsMatch, toSearchQuery, type MatchQuery } from "./search-query";
import { parseVerseKey } from "./verse-key";
import type { Search } from "./reader-request";
import { findVersion } from "./versions";

/** The key is explained in verse-key.ts. */
export interface VerseMatch extends Highlighted {
  key: number;
}

/** Returns the best matches first, equal scores in canonical order, and the total. */
export type FindVerses = (
  query: MatchQuery,
  offset: number,
  size: number,
) => Promise<{ found: VerseMatch[]; total: number }>;

export const emptyResult: SearchResult = {
  items: [],
  next: null,
  match: "all",
  total: 0,
};

/**
 * One page of results, from the server's index or a downloaded version. Never fails on the input. If no verse
 * contains all words, searches again for any of them.
 */
export async function searchPage(
  find: FindVerses,
  { q, version, cursor, limit }: SearchInput,
): Promise<SearchResult> {
  const query = toSearchQuery(q, findVersion(version)?.language);
  if (!query) return emptyResult;
  const searchVariant = async (
    match: SearchResult["match"],
    offset: number,
  ) => {
    const size = Math.min(limit, maxResults - offset);
    const { found, total } = await find(query[match], offset, size);
    const shown = offset + found.length;
    const hasMore = shown < Math.min(total, maxResults);
    return {
      items: found.flatMap(toFoundVerse),
      next: hasMore ? `${match}.${shown}` : null,
      match,
      total,
    };
  };
  const [match, offset] = parseCursor(cursor);
  const result = await searchVariant(match, offset);
  const shouldRetry =
    result.total === 0 &&
    match === "all" &&
    toFtsMatch(query.any) !== toFtsMatch(query.all);
  return shouldRetry ? searchVariant("any", 0) : result;
}

/** Page size of the reader. */
const resultsPerPage = 20;

/** Null if the URL is invalid. */
export function toSearchInput(search: Search): SearchInput | null {
  const { q, version, cursor } = search;
  const input = searchQuerySchema.safeParse({
    q,
    version: version.id,
    limit: resultsPerPage,
    ...(cursor !== null && { cursor }),
  });
  return input.success ? input.data : null;
}

function toFoundVerse({ key, text, highlights }: VerseMatch): FoundVerse[] {
  const verse = parseVerseKey(key);
  if (!verse) return [];
  return [
    {
      reference: formatReference(verse),
      book: verse.book.name,
      chapter: verse.chapter,
      verse: verse.verse,
      version: verse.version.id,
      text,
      highlights,
    },
  ];
}

function parseCursor(cursor = "all.0"): [SearchResult["match"], number] {
  const [match, offset] = cursor.split(".");
  return [match === "any" ? "any" : "all", Number(offset)];
}
