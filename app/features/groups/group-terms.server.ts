import type { Db } from "~/db/db.server";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { foldName } from "~/shared/name-parts.mjs";
import type { GroupsQuery, GroupSummary, NewGroup } from "./group";
import { listGroups } from "./group.server";

type Described = Pick<NewGroup, "name" | "kind" | "place" | "tags">;

const toTerms = (text = "") => foldName(text).split(" ").filter(Boolean);

/**
 * What a group is found by: each word of its name, place and tags, and once more with the field in front, for the
 * filters. Folded words contain no colon.
 */
function listTerms({ name, kind, place, tags }: Described): string[] {
  const placeTerms = toTerms(place);
  const tagTerms = tags.flatMap(toTerms);
  return [
    ...new Set([
      ...[...toTerms(name), ...placeTerms, ...tagTerms],
      ...placeTerms.map((term) => `place:${term}`),
      ...tagTerms.map((term) => `tag:${term}`),
      `kind:${kind}`,
    ]),
  ];
}

/** Replaces the terms of a group, unless it is hidden or closed, or was described anew in the meantime. */
export function indexGroup(groupId: string, group: Described): Sql[] {
  const isCurrent = sql`g.id = ${groupId} AND g.name = ${group.name} AND g.kind = ${group.kind}
    AND g.place = ${group.place} AND g.tags = ${JSON.stringify(group.tags)}`;
  return [
    sql`DELETE FROM group_terms WHERE groupId = ${groupId} AND EXISTS (SELECT 1 FROM groups g WHERE ${isCurrent})`,
    sql`INSERT INTO group_terms (term, groupId)
        SELECT t.value, g.id FROM json_each(${JSON.stringify(listTerms(group))}) t
        CROSS JOIN groups g ON ${isCurrent} AND g.joinPolicy <> 'hidden' AND g.closedAt IS NULL`,
  ];
}

/** Rows scanned of the first term; further terms are looked up for each of these groups. */
const maxScanned = 500;
const maxTerms = 8;
const maxResults = 20;

/**
 * Groups in which each word starts a word of the name, place or tags, the largest first. Cost: at most 500 terms of the
 * longest word, and for each of these groups a row per further word.
 */
export function findGroups(
  db: Db,
  viewerId: SqlId,
  { q, kind, place, tag }: GroupsQuery,
): Promise<GroupSummary[]> {
  const terms = [
    ...toTerms(place).map((term) => `place:${term}`),
    ...toTerms(tag).map((term) => `tag:${term}`),
    ...toTerms(q).toSorted((a, b) => b.length - a.length),
  ].slice(0, maxTerms);
  const isText = Boolean(q || place || tag);
  const [first = isText ? "" : `kind:${kind}`, ...others] = terms;
  if (first === "") return Promise.resolve([]);
  return listGroups(
    db,
    viewerId,
    sql`(SELECT DISTINCT groupId FROM (SELECT groupId FROM group_terms WHERE ${startsWith(first)} LIMIT ${maxScanned}))`,
    sql`AND g.joinPolicy <> 'hidden' AND g.closedAt IS NULL AND ${kind ? sql`g.kind = ${kind}` : sql`TRUE`}
        ${others.reduce(
          (all, term) =>
            sql`${all} AND EXISTS (SELECT 1 FROM group_terms WHERE groupId = g.id AND ${startsWith(term)})`,
          sql``,
        )}
        ORDER BY g.membersCount DESC, g.id LIMIT ${maxResults}`,
  );
}

/** The highest code point ends the prefix range. */
const startsWith = (term: string) =>
  sql`term >= ${term} AND term < ${`${term}\u{10ffff}`}`;
