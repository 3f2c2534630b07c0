import type { Db } from "~/db/db.server";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { foldName } from "~/shared/name-parts.mjs";
import type { GroupsQuery, GroupSummary } from "./group";
import { listGroups } from "./group.server";

const toTerms = (text = "") => foldName(text).split(" ").filter(Boolean);

/**
 * What a group is found by: each word of its name, place and tags, and its kind. Folded words contain no colon, so none is
 * a prefix of `:church`. For the batch that writes the group. Writes nothing for a hidden group, or one with other values.
 */
export function indexGroup(
  groupId: string,
  {
    name,
    kind,
    place,
    tags,
  }: Record<"name" | "kind" | "place" | "tags", string>,
): Sql[] {
  const terms = [...toTerms(`${name} ${place} ${tags}`), `:${kind}`];
  const isCurrent = sql`g.id = ${groupId} AND g.name = ${name} AND g.kind = ${kind} AND g.place = ${place} AND g.tags = ${tags}`;
  return [
    sql`DELETE FROM group_terms WHERE groupId IN (SELECT id FROM groups g WHERE ${isCurrent})`,
    sql`INSERT INTO group_terms (term, groupId) SELECT value, g.id FROM json_each(${JSON.stringify([...new Set(terms)])})
        CROSS JOIN groups g ON ${isCurrent} AND g.joinPolicy <> 'hidden'`,
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
export async function findGroups(
  db: Db,
  viewerId: SqlId,
  { q, kind }: GroupsQuery,
): Promise<GroupSummary[]> {
  const terms = toTerms(q)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, maxTerms);
  const [first = q ? "" : `:${kind}`, ...others] = terms;
  if (first === "") return [];
  return listGroups(
    db,
    viewerId,
    sql`(SELECT DISTINCT groupId FROM (SELECT groupId FROM group_terms WHERE ${startsWith(first)} LIMIT ${maxScanned}))`,
    sql`AND g.joinPolicy <> 'hidden' AND g.closedAt IS NULL AND g.kind = coalesce(${kind ?? null}, g.kind)
        ${others.reduce((all, term) => sql`${all} AND EXISTS (SELECT 1 FROM group_terms WHERE groupId = g.id AND ${startsWith(term)})`, sql``)}
        ORDER BY g.membersCount DESC, g.id LIMIT ${maxResults}`,
  );
}

/** The highest code point ends the prefix range. */
const startsWith = (term: string) =>
  sql`term >= ${term} AND term < ${`${term}\u{10ffff}`}`;
