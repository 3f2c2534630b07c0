import type { Highlighted } from "./highlights";
import { formatReference } from "./reference";
import { resultsMax, searchQuerySchema } from "./search";
import type { FoundVerse, SearchInput, SearchResult } from "./search";
import { toMatch, toSearchQuery } from "./search-query";
import type { Wording } from "./search-query";
import { readVerseKey } from "./verse-key";
import type { Search } from "./wanted";

/** A verse by its key (see verse-key.ts), what was found in it marked. */
export interface Found extends Highlighted {
  key: number;
}

/** Looks verses up: best first, those of equal worth in canonical order; and how many there are. */
export type FindVerses = (
  wording: Wording,
  offset: number,
  size: number,
) => Promise<{ found: Found[]; total: number }>;

export const nothingFound: SearchResult = {
  items: [],
  next: null,
  match: "all",
  total: 0,
};

/**
 * One page of a search, wherever the verses are. Never fails on what was typed: what says nothing finds
 * nothing. Looks a second time where nothing has every word.
 */
export async function searchPage(
  find: FindVerses,
  { q, cursor, limit }: SearchInput,
): Promise<SearchResult> {
  const query = toSearchQuery(q);
  if (!query) return nothingFound;
  const look = async (match: SearchResult["match"], offset: number) => {
    const size = Math.min(limit, resultsMax - offset);
    const { found, total } = await find(query[match], offset, size);
    const shown = offset + found.length;
    const more = shown < Math.min(total, resultsMax);
    return {
      items: found.flatMap(toFoundVerse),
      next: more ? `${match}.${shown}` : null,
      match,
      total,
    };
  };
  const [match, offset] = readCursor(cursor);
  const result = await look(match, offset);
  const retry =
    result.total === 0 &&
    match === "all" &&
    toMatch(query.any) !== toMatch(query.all);
  return retry ? look("any", 0) : result;
}

/** Of the reading page, which shows 20 at a time. */
const resultsPerPage = 20;

/** What the reading page asks for; null where its address makes no sense. */
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

function toFoundVerse({ key, text, highlights }: Found): FoundVerse[] {
  const place = readVerseKey(key);
  if (!place) return [];
  return [
    {
      reference: formatReference(place),
      book: place.book.name,
      chapter: place.chapter,
      verse: place.verse,
      version: place.version.id,
      text,
      highlights,
    },
  ];
}

function readCursor(cursor = "all.0"): [SearchResult["match"], number] {
  const [match, offset] = cursor.split(".");
  return [match === "any" ? "any" : "all", Number(offset)];
}
