import { redirect } from "@remix-run/react";
import { maxResults, resultsPerPage, type Search } from "../reader-request";
import { formatReference } from "../reference";
import { keyRange, parseVerseKey } from "../verse-key";
import { versions, type Version } from "../versions";
import { findNamedPassages } from "./named-passages";
import {
  searchHref,
  type FoundVerse,
  type SearchInput,
  type SearchResult,
  type SearchView,
} from "./search";
import { toFtsMatch, toSearchQuery, type MatchQuery } from "./search-query";
import { getHighlights } from "./tokens";

export interface VerseText {
  /** Explained in verse-key.ts. */
  key: number;
  text: string;
}

export interface FindRequest {
  query: MatchQuery;
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
}

/** With fewer matches, the last word may be unfinished. With more, the other verses would only come on later pages. */
const fewMatches = resultsPerPage;

/**
 * One page of results, from the server's index or a downloaded version. Never fails on the input. If no verse
 * contains all words, searches again for any of them.
 */
export async function searchPage(
  { version, find }: VerseFinder,
  { q, cursor = "all.0", limit, order, within }: Omit<SearchInput, "version">,
): Promise<SearchResult> {
  const query = toSearchQuery(q, version.language);
  if (!query) return { items: [], next: null, match: "all", total: 0 };
  const offset = Number(cursor.split(".")[1]);
  const search = async (
    match: SearchResult["match"],
    matched = query[match],
  ): Promise<SearchResult> => {
    const { found, total } = await find({
      query: matched,
      order,
      range: keyRange(version, within),
      offset,
      size: Math.min(limit, maxResults - offset),
    });
    const shown = offset + found.length;
    const hasMore = shown < Math.min(total, maxResults);
    return {
      items: found.flatMap((row) => toFoundVerse(row, matched)),
      next: hasMore ? `${match}.${shown}` : null,
      match,
      total,
    };
  };
  if (cursor.startsWith("any")) return search("any");
  const result = await search("all");
  if (result.total >= fewMatches) return result;
  const { all, any, unfinished } = query;
  if (unfinished.length > 0) {
    const completed = await search("all", { ...all, unfinished });
    if (completed.total > result.total) return completed;
  }
  return result.total > 0 || toFtsMatch(any) === toFtsMatch(all)
    ? result
    : search("any");
}

/** What the reader shows; null if the version isn't on this device. Redirects to a page that exists. */
export async function loadSearchView(
  getFinder: (version: Version) => Promise<VerseFinder | null>,
  search: Search,
): Promise<SearchView | null> {
  const finder = await getFinder(search.version);
  if (!finder) return null;
  const toPage = (total: number) => {
    const last = Math.ceil(Math.min(total, maxResults) / resultsPerPage);
    return Math.max(1, Math.min(Math.floor(search.page) || 1, last));
  };
  const cursor = `all.${(toPage(maxResults) - 1) * resultsPerPage}`;
  const input = { ...search, limit: resultsPerPage, cursor };
  const result = await searchPage(finder, input);
  const page = toPage(result.total);
  if (page !== search.page)
    throw redirect(searchHref(search, { page: `${page}` }));
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
