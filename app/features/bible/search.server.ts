import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { markEnd, markStart, readMarks } from "./highlights";
import type { SearchInput, SearchResult } from "./search";
import { nothingFound, searchPage, toSearchInput } from "./search-pages";
import type { FindVerses } from "./search-pages";
import { toMatch } from "./search-query";
import { defaultVersion, findVersion } from "./versions";
import type { VersionId } from "./versions";
import type { Search } from "./wanted";

/** One index a version (migrations/scripture). */
const tables: Record<VersionId, Sql> = {
  KJV: sql`verse_search_kjv`,
  WEB: sql`verse_search_web`,
};

/**
 * Verses by bm25, best first, what was found marked. `db` is the search database. One trip; a second one
 * where nothing has every word. 1–6 ms of D1, 20 where all that is asked is "the".
 */
export function searchVerses(
  db: Db,
  input: SearchInput,
): Promise<SearchResult> {
  const version = findVersion(input.version) ?? defaultVersion;
  return searchPage(verseFinder(db, tables[version.id]), input);
}

/** What the reading page shows of a search. */
export async function openSearch(db: Db, search: Search) {
  const input = toSearchInput(search);
  const result = input ? await searchVerses(db, input) : nothingFound;
  return { search, result };
}

/**
 * Those of equal rank come by rowid, because FTS5 finds them so and its sort keeps that order
 * (tests/api/offline-search.test.ts would tell). To ask for it reads each row found: 24,000 of "the".
 */
function verseFinder(db: Db, table: Sql): FindVerses {
  return async (wording, offset, size) => {
    const matching = sql`FROM ${table} WHERE ${table} MATCH ${toMatch(wording)}`;
    const [rows, count] = await Promise.all([
      db.all<{ key: number; marked: string }>(
        sql`SELECT rowid AS key, highlight(${table}, 0, ${markStart}, ${markEnd}) AS marked
            ${matching} ORDER BY rank LIMIT ${size} OFFSET ${offset}`,
      ),
      db.first<{ total: number }>(sql`SELECT count(*) AS total ${matching}`),
    ]);
    const found = rows.map(({ key, marked }) => ({
      key,
      ...readMarks(marked),
    }));
    return { found, total: count?.total ?? 0 };
  };
}
