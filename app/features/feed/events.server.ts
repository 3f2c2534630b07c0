import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { events } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import { notBlockedOrMuted } from "~/features/users/visibility.server";
import { dayMs } from "~/shared/duration.mjs";
import { fieldError } from "~/shared/errors";
import type { Page } from "~/shared/page";
import { feedCursorPattern, type FeedQuery } from "./feed";

/** How many events that have begun are searched for those that still last. The others stand by date among the past. */
const maxBegun = 50;

/** A page's last event, and when the first page was read: events that end meanwhile don't move to another page. */
interface Position extends Row<typeof events, "startsAt" | "postId"> {
  now: number;
  isPast: boolean;
}

/**
 * Upcoming events and those that still last, earliest start first; then past ones, latest start first. Pages are
 * short where the viewer can't see an event or has muted its author.
 * Cost: four rows per event, twice the index entries of the page, and up to 200 for the events that have begun.
 */
export async function listEvents(
  db: Db,
  viewerId: SqlId,
  { limit, cursor }: Pick<FeedQuery, "limit" | "cursor">,
  at: number,
): Promise<Page<Post>> {
  const after = cursor === undefined ? null : parseCursor(cursor);
  const now = after?.now ?? at;
  const walk = selectEvents(after, now, limit + 1);
  const [rows, ends] = await Promise.all([
    db.all<PostRow>(
      selectPosts(
        sql`p.viewerId`,
        sql`WHERE ${notBlockedOrMuted(sql`p.viewerId`, sql`p.userId`)} ORDER BY p.position`,
        // The viewer is a column, because each use of the expression would read the session again.
        sql`(SELECT p.*, e.position, ${viewerId} AS viewerId
             FROM (SELECT * FROM ${walk} LIMIT ${limit}) e CROSS JOIN posts p ON p.id = e.postId)`,
      ),
    ),
    db.all<Position>(sql`SELECT * FROM ${walk} LIMIT 2 OFFSET ${limit - 1}`),
  ]);
  const [last, following] = ends;
  return {
    items: rows.map(toPost),
    next: last && following ? formatCursor({ ...last, now }) : null,
  };
}

/** Index entries only, numbered by `position`. */
function selectEvents(after: Position | null, now: number, count: number): Sql {
  const isOver = sql`coalesce(endsAt, startsAt + iif(time IS NULL, ${dayMs}, 0)) < ${now}`;
  const firstOngoing = sql`(SELECT coalesce(min(startsAt), ${now}) FROM (
    SELECT startsAt, endsAt, time FROM events WHERE startsAt < ${now} ORDER BY startsAt DESC LIMIT ${maxBegun}) WHERE NOT ${isOver})`;
  const key = sql`(${after?.startsAt ?? 0}, ${after?.postId ?? ""})`;
  const from = after
    ? sql`(startsAt, postId) > ${key}`
    : sql`startsAt >= ${firstOngoing}`;
  const upcoming = sql`SELECT * FROM (SELECT postId, startsAt, 0 AS isPast FROM events
    WHERE ${from} AND NOT ${isOver} ORDER BY startsAt, postId LIMIT ${count})`;
  const until = after?.isPast
    ? sql`(startsAt, postId) < ${key}`
    : sql`startsAt < ${now}`;
  const past = sql`SELECT * FROM (SELECT postId, startsAt, 1 AS isPast FROM events
    WHERE ${until} AND (${isOver} OR startsAt < ${firstOngoing}) ORDER BY startsAt DESC, postId DESC LIMIT ${count})`;
  return sql`(SELECT *, row_number() OVER (
      ORDER BY isPast, iif(isPast, -startsAt, startsAt), iif(isPast, '', postId), postId DESC) AS position
    FROM (${after?.isPast ? past : sql`${upcoming} UNION ALL ${past}`}) ORDER BY position)`;
}

function formatCursor({ isPast, now, startsAt, postId }: Position): string {
  return [Number(isPast), now, startsAt, postId].join(".");
}

function parseCursor(cursor: string): Position {
  const [, isPast, now, startsAt, postId = ""] =
    feedCursorPattern.exec(cursor) ?? [];
  if (isPast === undefined) {
    throw fieldError("cursor", "This cursor belongs to another list.");
  }
  return {
    isPast: isPast === "1",
    now: Number(now),
    startsAt: Number(startsAt),
    postId,
  };
}
