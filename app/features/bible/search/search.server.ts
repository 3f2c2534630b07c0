import type { Db } from "~/db/db.server";
import { Sql, sql } from "~/db/sql";
import type { Search } from "../reader-request";
import { defaultVersion, findVersion, type Version } from "../versions";
import type { SearchInput, SearchResult } from "./search";
import { loadSearchView, searchPage, type VerseFinder } from "./search-pages";
import { toFtsMatch, withoutLastWord } from "./search-query";

/**
 * `db` is the search database. One batch; with few results, another one if the last word may be unfinished, and one if no
 * verse has all words. Takes 1–6 ms in D1, 12 ms for the unfinished "sha", and 20 ms for "the".
 */
export function searchVerses(
  db: Db,
  input: SearchInput,
): Promise<SearchResult> {
  const version = findVersion(input.version) ?? defaultVersion;
  return searchPage(createVerseFinder(db, version), input);
}

export async function loadSearchResults(db: Db, search: Search) {
  const result = await loadSearchView(
    (version) => Promise.resolve(createVerseFinder(db, version)),
    search,
  );
  return { search, result };
}

const typedWords = sql`verse_words`;

/**
 * Each version has a stemmed index; `verse_words` has the words of all versions as typed (migrations/scripture). Verses
 * of equal rank are ordered by rowid, because FTS5 returns them that way and its sort is stable. An ORDER BY of more
 * than rank reads every match, so single words don't have it: 24,000 rows for "the".
 */
function createVerseFinder(db: Db, version: Version): VerseFinder {
  const stemmed = new Sql(`verse_search_${version.slug}`, []);
  return {
    version,
    async find({ query, order, range, ...limits }) {
      const within = sql`rowid BETWEEN ${range[0]} AND ${range[1]}`;
      const matching = (table: Sql, match: string) =>
        sql`FROM ${table} WHERE ${table} MATCH ${match} AND ${within}`;
      const { whole, typed, unfinished } = query;
      const isUnfinished = unfinished.length > 0;
      const complete = matching(stemmed, toFtsMatch(query));
      let verses = complete;
      if (isUnfinished) {
        const others = withoutLastWord(query);
        const beginnings = unfinished.map((word) => `"${word}"*`).join(" OR ");
        const ids = sql`(SELECT rowid ${matching(typedWords, beginnings)} UNION ALL SELECT rowid ${complete})`;
        verses = others
          ? sql`${matching(stemmed, toFtsMatch(others))} AND +rowid IN ${ids}`
          : sql`FROM ${stemmed} WHERE rowid IN ${ids}`;
      }
      if (typed.length > 0) {
        const match = toFtsMatch({ ...query, whole: null, terms: [] });
        verses = sql`${verses} AND +rowid IN (SELECT rowid ${matching(typedWords, match)})`;
      }
      const phrase = `"${whole}"${isUnfinished ? "*" : ""}`;
      const ranked = [
        ...(whole === null ? [] : [matching(typedWords, phrase)]),
        ...(isUnfinished ? [complete] : []),
      ].reduceRight(
        (rest, group) => sql`+rowid IN (SELECT rowid ${group}) DESC, ${rest}`,
        sql`rank`,
      );
      const [found, count] = await Promise.all([
        db.all<{ key: number; text: string }>(
          sql`SELECT rowid AS key, text ${verses}
              ORDER BY ${order === "bible" ? sql`rowid` : ranked}
              LIMIT ${limits.size} OFFSET ${limits.offset}`,
        ),
        db.first<{ total: number }>(sql`SELECT count(*) AS total ${verses}`),
      ]);
      return { found, total: count?.total ?? 0 };
    },
  };
}
