import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { notices } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import type { UserSummary } from "~/features/users/user";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { toPage } from "~/shared/page";
import type { Page, PageQuery } from "~/shared/page";
import type { Notice, ReadNotices, UnreadReply } from "./notice";

type NoticeRow = Row<
  typeof notices,
  "id" | "kind" | "postId" | "commentId" | "createdAt" | "seenAt"
> & {
  detail: string;
  peopleCount: number;
  /** JSON, two people or null. */
  latest: string | null;
  earlier: string | null;
};

const person = (u: Sql) =>
  sql`CASE WHEN ${u}.id IS NOT NULL THEN json_object('id', ${u}.id, 'firstName', ${u}.firstName,
    'lastName', ${u}.lastName, 'username', ${u}.username, 'profileImageUrl', ${u}.profileImageUrl) END`;

/** Without the ticket for a recipient who isn't a write admin any more, or is suspended. */
const detail = sql`CASE WHEN n.kind IN ('new_report', 'urgent_report') AND NOT EXISTS (SELECT 1 FROM users w
    WHERE w.id = n.userId AND (w.adminAccess = 'write' OR w.isPowerAdmin)
      AND coalesce(w.suspendedUntil, 0) <= unixepoch('subsec') * 1000)
  THEN '{}' ELSE n.detail END`;

/** Three rows a notice at most: its own, and its two faces. Nobody hidden is in one: the triggers see to that. */
function selectNotices(rest: Sql): Sql {
  return sql`SELECT n.id, n.kind, n.postId, n.commentId, ${detail} AS detail, n.people AS peopleCount, n.createdAt, n.seenAt,
      ${person(sql`a`)} AS latest, ${person(sql`b`)} AS earlier
    FROM notices n LEFT JOIN users a ON a.id = n.faces ->> 0 LEFT JOIN users b ON b.id = n.faces ->> 1 ${rest}`;
}

/** What the viewer is told, the newest first, on notices_list. */
export async function listNotices(
  db: Db,
  viewerId: SqlId,
  { limit, cursor = "~" }: PageQuery,
): Promise<Page<Notice>> {
  const rows = await db.all<NoticeRow>(
    selectNotices(
      sql`WHERE n.userId = ${viewerId} AND n.id < ${cursor} ORDER BY n.id DESC LIMIT ${limit + 1}`,
    ),
  );
  return toPage(rows, limit, toNotice, ({ id }) => id);
}

/** One notice as it is now, for whoever it is of; null where it is gone. */
export async function findNotice(
  db: Db,
  userId: SqlId,
  noticeId: string,
): Promise<Notice | null> {
  const row = await db.first<NoticeRow>(
    selectNotices(sql`WHERE n.id = ${noticeId} AND n.userId = ${userId}`),
  );
  return row && toNotice(row);
}

/**
 * Reads one notice, or all up to one; `{}`: none. Idempotent; a trigger keeps the number on the bell, which it
 * gives. Bill: two rows a notice that was unread.
 */
export async function readNotices(
  db: Db,
  viewerId: SqlId,
  { id, upTo = "", from = "" }: ReadNotices,
  now: number,
): Promise<UnreadReply> {
  const [, rows] = await db.batch([
    sql`UPDATE notices SET seenAt = ${now} WHERE userId = ${viewerId} AND seenAt IS NULL
        AND id BETWEEN ${id ?? from} AND ${id ?? upTo}`,
    sql`SELECT unreadNotices AS unread FROM users WHERE id = ${viewerId}`,
  ]);
  return { unread: Number(rows?.[0]?.["unread"] ?? 0) };
}

/** The notice that somebody opens by a push; it is read then. `not_found` where it is gone, or somebody else's. */
export async function openNotice(
  db: Db,
  viewerId: SqlId,
  noticeId: string,
  now: number,
): Promise<Notice> {
  const notice = await findNotice(db, viewerId, noticeId);
  if (!notice) throw new AppError("not_found", { detail: "This is gone." });
  if (!notice.isRead) await readNotices(db, viewerId, { id: noticeId }, now);
  return notice;
}

/** ms; decided here: what nobody has looked at for half a year is news no more. */
const keptFor = 180 * 86_400_000;

/** ms; as in the triggers `notice_people_left` and `notice_acts_told`. */
const withdrawnFor = 24 * 3_600_000;

export async function sweepNotices(db: Db, now: number): Promise<void> {
  await db.batch([
    sql`DELETE FROM notices WHERE id < ${newId(now - keptFor)}`,
    sql`DELETE FROM withdrawn_notifications WHERE notifiedAt <= ${now - withdrawnFor}`,
  ]);
}

function toNotice({ seenAt, latest, earlier, ...row }: NoticeRow): Notice {
  return {
    ...row,
    detail: JSON.parse(row.detail) as Notice["detail"],
    people: [latest, earlier].flatMap((json) =>
      json === null ? [] : [JSON.parse(json) as UserSummary],
    ),
    createdAt: new Date(row.createdAt).toISOString(),
    isRead: seenAt !== null,
  };
}
