import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { posts, prayerNews } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import { isListed, visibleTo } from "~/features/audience/visibility.server";
import { notify } from "~/features/notify/notify.server";

// Updates and answers: everyone who prayed for the request, or has it on their list, is notified in pages.

// Whatever exceeds these waits for the next minute's run.
const maxNewsPerRun = 50;
const recipientsPerPage = 500;
const maxPagesPerRun = 200;
const maxCheckInsPerRun = 500;

type NewsKind = (typeof prayerNews)["$inferSelect"]["kind"];

type NewsRow = Row<
  typeof prayerNews,
  "postId" | "kind" | "sourceId" | "dueAt" | "cursor"
>;

const notificationKinds = {
  update: "prayer_update",
  answer: "prayer_answered",
} as const;

const getCause = (kind: NewsKind, sourceId: string) =>
  `${notificationKinds[kind]}:${sourceId}`;

/** Nothing about a post `p` for a narrow audience but that it is a prayer request. */
const detail = sql`iif(p.audience = 'everyone', json_object('postType', 'prayer'),
  json_object('postType', 'prayer', 'isPrivate', json('true')))`;

/** `condition`: on the row of the post. */
export const announceNews = (
  postId: string,
  kind: NewsKind,
  sourceId: string,
  now: number,
  condition: Sql,
): Sql =>
  sql`INSERT INTO prayer_news (postId, kind, sourceId, dueAt)
      SELECT id, ${kind}, ${sourceId}, ${now} FROM posts WHERE id = ${postId} AND ${condition} ON CONFLICT DO NOTHING`;

export const withdrawNews = (
  postId: string,
  kind: NewsKind,
  sourceId: string,
): Sql[] => [
  sql`DELETE FROM prayer_news WHERE postId = ${postId} AND kind = ${kind} AND sourceId = ${sourceId}`,
  sql`DELETE FROM notifications WHERE postId = ${postId} AND cause = ${getCause(kind, sourceId)}`,
];

/**
 * Each recipient gets one notification even if several runs overlap or one is killed. Cost: a row per recipient, plus
 * what the triggers write for each.
 */
export async function sendPrayerNews(db: Db, now: number): Promise<void> {
  const due = await db.all<NewsRow>(
    sql`SELECT postId, kind, sourceId, dueAt, cursor FROM prayer_news
        WHERE dueAt <= ${now} ORDER BY dueAt LIMIT ${maxNewsPerRun}`,
  );
  let pages = 0;
  for (const news of due) {
    let cursor: string | null = news.cursor;
    while (cursor !== null && pages < maxPagesPerRun) {
      cursor = await notifyNextPage(db, news, cursor, now);
      pages += 1;
    }
  }
}

/** Returns the next cursor, or null after the last page. */
async function notifyNextPage(
  db: Db,
  news: NewsRow,
  cursor: string,
  now: number,
): Promise<string | null> {
  const { postId, kind, sourceId, dueAt } = news;
  const isSameNews = sql`postId = ${postId} AND kind = ${kind} AND sourceId = ${sourceId} AND dueAt = ${dueAt}`;
  const page = await db.all<{ userId: string }>(
    sql`SELECT userId FROM prayed WHERE postId = ${postId} AND userId > ${cursor}
        UNION SELECT userId FROM prayer_list WHERE postId = ${postId} AND userId > ${cursor}
        ORDER BY userId LIMIT ${recipientsPerPage}`,
  );
  const userIds = JSON.stringify(page.map(({ userId }) => userId));
  const last = page.at(-1)?.userId ?? null;
  const isEnd = last === null || page.length < recipientsPerPage;
  await db.batch([
    // Inserts nothing if the news were withdrawn after this page was read.
    notify(notificationKinds[kind], {
      from: sql`posts p CROSS JOIN json_each(${userIds})
        WHERE p.id = ${postId} AND ${visibleTo(sql`json_each.value`)} AND ${isListed(sql`json_each.value`)} AND json_each.value <> p.userId
          AND EXISTS (SELECT 1 FROM prayer_news WHERE ${isSameNews})`,
      userId: sql`json_each.value`,
      actorId: sql`iif(p.anonymous, NULL, p.userId)`,
      cause: getCause(kind, sourceId),
      postId,
      detail,
      createdAt: now,
    }),
    isEnd
      ? sql`DELETE FROM prayer_news WHERE ${isSameNews}`
      : sql`UPDATE prayer_news SET cursor = ${last} WHERE ${isSameNews} AND cursor = ${cursor}`,
  ]);
  return isEnd ? null : last;
}

/** Asks authors once how their request is going. Cost: two rows per request. */
export async function sendCheckIns(db: Db, now: number): Promise<void> {
  const due = await db.all<Row<typeof posts, "id">>(
    sql`SELECT id FROM posts WHERE checkInAt <= ${now} ORDER BY checkInAt LIMIT ${maxCheckInsPerRun}`,
  );
  if (due.length === 0) return;
  const from = sql`posts p WHERE p.id IN (SELECT value FROM json_each(${JSON.stringify(due.map(({ id }) => id))}))
    AND p.checkInAt <= ${now}`;
  await db.batch([
    notify("prayer_check_in", {
      from: sql`${from} AND p.hiddenAt IS NULL`,
      userId: sql`p.userId`,
      cause: sql`'prayer_check_in:' || p.id || ':' || p.checkInAt`,
      postId: sql`p.id`,
      detail: sql`json_object('postType', 'prayer')`,
      createdAt: now,
    }),
    sql`UPDATE posts SET checkInAt = NULL WHERE id IN (SELECT p.id FROM ${from})`,
  ]);
}
