import type { Db } from "~/db/db.server";
import { sql, type SqlId } from "~/db/sql";
import { notMuted } from "~/features/audience/visibility.server";
import type { Post } from "~/features/posts/post";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import { dayMs } from "~/shared/duration.mjs";
import { fieldError } from "~/shared/errors";
import type { Page } from "~/shared/page";
import { eventCursorPattern, type FeedQuery } from "./feed";

/** How many events that have begun are searched for those that still last. The others stand by date among the past. */
const maxBegun = 50;

/**
 * Public events, or those of a group. Upcoming events and those that still last, earliest start first; then past ones, latest start first. Pages are
 * short where the viewer has blocked or muted an author.
 * Cost: eight rows per event, half of them index entries, and up to 400 for events that have begun.
 */
export async function listEvents(
  db: Db,
  viewerId: SqlId,
  { limit, cursor }: FeedQuery,
  at: number,
  groupId?: string,
): Promise<Page<Post>> {
  // `now` is that of the first page, so that an event which ends between two pages doesn't move to another one.
  const [, phase, now = at, startsAt, id = ""] =
    eventCursorPattern.exec(cursor ?? "0") ?? [];
  if (cursor !== undefined && phase === undefined) {
    throw fieldError("cursor", "This cursor belongs to another list.");
  }
  const listed = groupId ? sql`groupId = ${groupId}` : sql`isPublic = 1`;
  // `~` sorts after the rest of an id.
  const key = sql`(${Number(startsAt)}, ${phase === "1" ? id : `${id}~`})`;
  const isOver = sql`coalesce(endsAt, startsAt + iif(time IS NULL, ${dayMs}, 0)) < ${Number(now)}`;
  const begun = sql`startsAt < ${Number(now)}`;
  const firstOngoing = sql`(SELECT coalesce(min(startsAt), ${Number(now)}) FROM (SELECT startsAt, endsAt, time
    FROM events WHERE ${listed} AND ${begun} ORDER BY startsAt DESC LIMIT ${maxBegun}) WHERE NOT ${isOver})`;
  const upcoming = sql`SELECT * FROM (SELECT postId, startsAt, 0 AS isPast FROM events
    WHERE ${listed} AND ${phase ? sql`(startsAt, postId) > ${key}` : sql`startsAt >= ${firstOngoing}`}
      AND NOT ${isOver} ORDER BY startsAt, postId LIMIT ${limit + 1})`;
  const past = sql`SELECT * FROM (SELECT postId, startsAt, 1 AS isPast FROM events
    WHERE ${listed} AND ${phase === "1" ? sql`(startsAt, postId) < ${key}` : begun}
      AND (${isOver} OR startsAt < ${firstOngoing}) ORDER BY startsAt DESC, postId DESC LIMIT ${limit + 1})`;
  const order = sql`isPast, iif(isPast, -startsAt, startsAt), iif(isPast, '', postId), postId DESC`;
  // Index entries only. Their posts are read for one page.
  const events = sql`(${phase === "1" ? past : sql`${upcoming} UNION ALL ${past}`}) ORDER BY ${order}`;
  const cursorColumn = sql`isPast || '.' || ${`${now}`} || '.' || startsAt || '.' || postId AS cursor`;
  const [rows, ends] = await Promise.all([
    db.all<PostRow & { cursor: string }>(
      selectPosts(
        sql`p.viewerId`,
        sql`AND ${notMuted(sql`p.viewerId`, sql`p.userId`)} ORDER BY ${order}`,
        {
          // The viewer is a column, because each use of the expression would read the session again.
          source: sql`(SELECT p.*, e.*, ${viewerId} AS viewerId
             FROM (SELECT * FROM ${events} LIMIT ${limit}) e CROSS JOIN posts p ON p.id = e.postId)`,
          columns: sql`, ${cursorColumn}`,
        },
      ),
    ),
    db.all<{ cursor: string }>(
      sql`SELECT ${cursorColumn} FROM ${events} LIMIT 2 OFFSET ${limit - 1}`,
    ),
  ]);
  const [last, following] = ends;
  // If the viewer can't see any event of the page, the cursor must not name the last one.
  const hiddenEnd = last?.cursor.slice(0, -10);
  const end = rows.at(-1)?.cursor ?? hiddenEnd;
  return { items: rows.map(toPost), next: (following && end) ?? null };
}
