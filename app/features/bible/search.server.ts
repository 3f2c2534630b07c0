import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { markEnd, markStart, readMarks } from "./highlights";
import { formatReference } from "./reference";
import { resultsMax, searchQuerySchema } from "./search";
import type { FoundVerse, SearchInput, SearchResult } from "./search";
import { toSearchQuery } from "./search-query";
import { readVerseKey, versionRange } from "./verse-key";
import { findVersion, defaultVersion } from "./versions";
import type { Version } from "./versions";
import type { Search } from "./wanted";

const nothing: SearchResult = { items: [], next: null, match: "all", total: 0 };

/**
 * Verses by bm25, best first, what was found marked. `db` is the search database. Never fails on
 * what was typed: what says nothing finds nothing. One trip; a second one where nothing has every
 * word. 1–6 ms of D1, 20 where all that is asked is "the".
 */
export async function searchVerses(
  db: Db,
  { q, version: id, cursor, limit }: SearchInput,
): Promise<SearchResult> {
  const query = toSearchQuery(q);
  if (!query) return nothing;
  const version = findVersion(id) ?? defaultVersion;
  const [match, offset] = readCursor(cursor);
  const result = await find(db, version, query[match], match, offset, limit);
  const retry =
    result.total === 0 && match === "all" && query.any !== query.all;
  return retry ? find(db, version, query.any, "any", 0, limit) : result;
}

/** Of the reading page, which shows 20 at a time. */
const resultsPerPage = 20;

/** What the reading page shows of a search. */
export async function openSearch(db: Db, search: Search) {
  const { q, version } = search;
  const input = searchQuerySchema.safeParse({
    q,
    version: version.id,
    limit: resultsPerPage,
    ...(search.cursor !== null && { cursor: search.cursor }),
  });
  const result = input.success ? await searchVerses(db, input.data) : nothing;
  return { search, result };
}

async function find(
  db: Db,
  version: Version,
  query: string,
  match: SearchResult["match"],
  offset: number,
  limit: number,
): Promise<SearchResult> {
  const size = Math.min(limit, resultsMax - offset);
  const [rows, count] = await Promise.all([
    db.all<{ key: number; marked: string }>(
      sql`SELECT rowid AS key, highlight(verse_search, 0, ${markStart}, ${markEnd}) AS marked
          ${matching(query, version)} ORDER BY rank LIMIT ${size} OFFSET ${offset}`,
    ),
    db.first<{ total: number }>(
      sql`SELECT count(*) AS total ${matching(query, version)}`,
    ),
  ]);
  const total = count?.total ?? 0;
  const shown = offset + rows.length;
  return {
    items: rows.flatMap(toFoundVerse),
    next: shown < Math.min(total, resultsMax) ? `${match}.${shown}` : null,
    match,
    total,
  };
}

function matching(query: string, version: Version): Sql {
  const [first, last] = versionRange(version);
  return sql`FROM verse_search WHERE verse_search MATCH ${query} AND rowid BETWEEN ${first} AND ${last}`;
}

function toFoundVerse({
  key,
  marked,
}: {
  key: number;
  marked: string;
}): FoundVerse[] {
  const place = readVerseKey(key);
  if (!place) return [];
  return [
    {
      reference: formatReference(place),
      book: place.book.name,
      chapter: place.chapter,
      verse: place.verse,
      version: place.version.id,
      ...readMarks(marked),
    },
  ];
}

function readCursor(cursor = "all.0"): [SearchResult["match"], number] {
  const [match, offset] = cursor.split(".");
  return [match === "any" ? "any" : "all", Number(offset)];
}
