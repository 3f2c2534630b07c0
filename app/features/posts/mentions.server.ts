import { sql, type Sql, type SqlId } from "~/db/sql";
import {
  notifyMentions,
  withdrawMentions,
} from "~/features/notify/post-notifications.server";
import { notBlocked } from "~/features/audience/visibility.server";
import { isByAsker } from "./anonymous.server";
import { splitText } from "./rich-text";

/** Further mentions are links but notify nobody, which limits spam. */
const maxMentions = 10;

interface MentionSource {
  postId: string;
  commentId?: string | null;
}

/** The users whose current or former handles pages would link in the text. */
function selectMentionedUsers(text: string): Sql {
  const handles = splitText(text)
    .filter(({ href }) => href?.startsWith("/"))
    .map(({ text }) => text.slice(1).toLowerCase());
  const mentioned = [...new Set(handles)].slice(0, maxMentions);
  return sql`json_each(${JSON.stringify(mentioned)}) CROSS JOIN users u ON u.id = coalesce(
    (SELECT id FROM users WHERE lower(username) = value), (SELECT userId FROM former_handles WHERE handle = value))`;
}

/**
 * Run these after the insert of the post or comment, in the same batch. Notifies the mentioned users. Skips the author and
 * users with a block in either direction, and does nothing for an anonymous author. Looks each handle up twice (on users_username).
 */
export function insertMentions(
  authorId: SqlId,
  { postId, commentId = null }: MentionSource,
  text: string,
): Sql[] {
  if (!text.includes("@")) return [];
  const users = selectMentionedUsers(text);
  const sourceId = commentId ?? postId;
  return [
    notifyMentions(users, { postId, commentId }),
    sql`INSERT INTO mentions (sourceId, userId, postId, commentId)
        SELECT ${sourceId}, u.id, ${postId}, ${commentId}
        FROM ${users} WHERE u.id <> ${authorId} AND NOT ${isByAsker(postId, authorId)} AND ${notBlocked(authorId, sql`u.id`)}
          AND EXISTS (SELECT 1 FROM posts WHERE id = ${sourceId} UNION ALL SELECT 1 FROM comments WHERE id = ${sourceId})
        ON CONFLICT DO NOTHING`,
  ];
}

/** After an edit: withdraws removed mentions and notifies only newly mentioned users. */
export function updateMentions(
  authorId: SqlId,
  source: MentionSource,
  text: string,
): Sql[] {
  const isRemoved = sql`sourceId = ${source.commentId ?? source.postId} AND userId NOT IN (
    SELECT u.id FROM ${selectMentionedUsers(text)})`;
  return [
    withdrawMentions(isRemoved),
    sql`DELETE FROM mentions WHERE ${isRemoved}`,
    ...insertMentions(authorId, source, text),
  ];
}
