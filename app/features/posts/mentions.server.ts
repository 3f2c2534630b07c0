import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import { notBlocked } from "~/features/users/hidden.server";
import { linkParts } from "./rich-text";

/** Decided here: who names more people than this at once speaks to none of them. The others are links all the same. */
const mostNamed = 10;

/** Whose handles stand in a text, as a page links them; each once, in lower case. */
export function handlesIn(text: string): string[] {
  const handles = linkParts(text)
    .filter(({ href }) => href?.startsWith("/"))
    .map(({ text }) => text.slice(1).toLowerCase());
  return [...new Set(handles)].slice(0, mostNamed);
}

/** Whose they are, or were before somebody changed theirs: the link leads to the same person. */
const named = (handles: string[]) =>
  sql`json_each(${JSON.stringify(handles)}) CROSS JOIN users u ON u.id = coalesce(
    (SELECT id FROM users WHERE lower(username) = value), (SELECT userId FROM former_handles WHERE handle = value))`;

/**
 * To be sent behind the row itself: a trigger tells those who are named. Nobody names themself, nor
 * whom a block hides from them. Bill: a handle two rows on users_username, a person who is named five written.
 */
export function insertMentions(
  authorId: SqlId,
  { postId, commentId = null }: { postId: string; commentId?: string | null },
  text: string,
): Sql[] {
  const handles = handlesIn(text);
  if (handles.length === 0) return [];
  const source =
    commentId === null
      ? sql`posts s WHERE s.id = ${postId}`
      : sql`comments s WHERE s.id = ${commentId}`;
  return [
    sql`INSERT INTO mentions (sourceId, userId, postId, commentId)
        SELECT ${commentId ?? postId}, u.id, ${postId}, ${commentId}
        FROM ${named(handles)}
        WHERE u.id <> ${authorId} AND ${notBlocked(authorId, sql`u.id`)} AND EXISTS (SELECT 1 FROM ${source})
        ON CONFLICT DO NOTHING`,
  ];
}

/** The same of a post that was changed: who is named no more is told nothing, and nobody hears of it twice. */
export function updateMentions(
  authorId: SqlId,
  postId: string,
  text: string,
): Sql[] {
  return [
    sql`DELETE FROM mentions WHERE sourceId = ${postId} AND userId NOT IN (
          SELECT u.id FROM ${named(handlesIn(text))})`,
    ...insertMentions(authorId, { postId }, text),
  ];
}
