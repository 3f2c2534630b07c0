import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { prayerNews } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import {
  isInAudience,
  isListed,
  visibleTo,
} from "~/features/audience/visibility.server";
import { notify, withdrawnRetentionMs } from "~/features/notify/notify.server";

// Updates and answers: everyone who prayed for the request, or has it on their list, is notified in pages.

// The rest waits for the run of the next minute.
const recipientsPerPage = 500;
const maxPagesPerRun = 200;
const maxCheckInsPerRun = 500;

type NewsRow = Row<
  typeof prayerNews,
  "postId" | "kind" | "sourceId" | "dueAt" | "cursor"
>;

const notificationKinds = {
  update: "prayer_update",
  answer: "prayer_answered",
} as const;

/** The cursor of an answer that was sent. Its row stays for a day: if it is taken back and given again, it isn't news. */
const sentCursor = "~";

/** `condition`: on the row of the post. */
export const announceNews = (
  postId: string,
  news: Pick<NewsRow, "kind" | "sourceId"> & { now: number },
  condition: Sql,
): Sql =>
  sql`INSERT INTO prayer_news (postId, kind, sourceId, dueAt)
      SELECT id, ${news.kind}, ${news.sourceId}, ${news.now} FROM posts WHERE id = ${postId} AND ${condition}
      ON CONFLICT DO NOTHING`;

/**
 * Each recipient gets one notification even if several runs overlap or one is killed. Cost: a row per recipient, plus
 * what the triggers write for each.
 */
export async function sendPrayerNews(db: Db, now: number): Promise<void> {
  for (let page = 0; page < maxPagesPerRun; page += 1) {
    const [news] = await db.all<NewsRow>(
      sql`SELECT postId, kind, sourceId, dueAt, cursor FROM prayer_news
          WHERE dueAt <= ${now} ORDER BY dueAt LIMIT 1`,
    );
    if (!news) return;
    await notifyNextPage(db, news, now);
  }
}

async function notifyNextPage(db: Db, news: NewsRow, now: number) {
  const { postId, kind, sourceId, dueAt, cursor } = news;
  const isSameNews = sql`postId = ${postId} AND kind = ${kind} AND sourceId = ${sourceId} AND dueAt = ${dueAt}`;
  const page = await db.all<{ userId: string }>(
    sql`SELECT userId FROM prayed WHERE postId = ${postId} AND userId > ${cursor}
        UNION SELECT userId FROM prayer_list WHERE postId = ${postId} AND userId > ${cursor}
        ORDER BY userId LIMIT ${recipientsPerPage}`,
  );
  const userIds = JSON.stringify(page.map(({ userId }) => userId));
  const last = page.at(-1);
  await db.batch([
    // Inserts nothing if the news were withdrawn, also after this page was read.
    notify(notificationKinds[kind], {
      from: sql`posts p CROSS JOIN json_each(${userIds})
        WHERE p.id = ${postId} AND ${visibleTo(sql`json_each.value`)} AND ${isListed(sql`json_each.value`)} AND json_each.value <> p.userId
          AND (${kind === "update"} OR p.answeredAt IS NOT NULL) AND EXISTS (SELECT 1 FROM prayer_news WHERE ${isSameNews})`,
      userId: sql`json_each.value`,
      actorId: sql`iif(p.anonymous, NULL, p.userId)`,
      cause: `${notificationKinds[kind]}:${sourceId}`,
      postId,
      detail: sql`iif(p.audience = 'everyone', json_object('postType', 'prayer'),
        json_object('postType', 'prayer', 'isPrivate', json('true')))`,
      createdAt: now,
    }),
    last
      ? sql`UPDATE prayer_news SET cursor = ${last.userId} WHERE ${isSameNews} AND cursor = ${cursor}`
      : kind === "answer" && cursor !== sentCursor
        ? sql`UPDATE prayer_news SET cursor = ${sentCursor}, dueAt = ${now + withdrawnRetentionMs} WHERE ${isSameNews}`
        : sql`DELETE FROM prayer_news WHERE ${isSameNews}`,
  ]);
}

/** Asks authors once how their request is going. Cost: two rows per request. */
export async function sendCheckIns(db: Db, now: number): Promise<void> {
  const due = sql`(SELECT id FROM posts WHERE checkInAt <= ${now} ORDER BY checkInAt LIMIT ${maxCheckInsPerRun})`;
  await db.batch([
    notify("prayer_check_in", {
      from: sql`posts p WHERE p.id IN ${due} AND p.hiddenAt IS NULL AND ${isInAudience(sql`p.userId`)}`,
      userId: sql`p.userId`,
      cause: sql`'prayer_check_in:' || p.id || ':' || p.checkInAt`,
      postId: sql`p.id`,
      detail: sql`json_object('postType', 'prayer')`,
      createdAt: now,
    }),
    sql`UPDATE posts SET checkInAt = NULL WHERE id IN ${due}`,
  ]);
}
