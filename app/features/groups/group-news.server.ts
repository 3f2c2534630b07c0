import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { groupNews, posts } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import { isListed, visibleTo } from "~/features/audience/visibility.server";
import { notify } from "~/features/notify/notify.server";
import { quotePost } from "~/features/notify/post-notifications.server";

// The rest waits for the run of the next minute.
const recipientsPerPage = 500;
const maxPagesPerRun = 200;

type NewsRow = Row<typeof groupNews, "postId" | "cursor"> &
  Row<typeof posts, "groupId">;

/** Run it after the post was inserted. Does nothing for a post outside of groups, or for its author only. */
export const enqueueGroupNews = (postId: string, now: number): Sql[] => [
  sql`INSERT INTO group_news (postId, dueAt) SELECT id, ${now} FROM posts
      WHERE id = ${postId} AND groupId IS NOT NULL AND audience <> 'me' ON CONFLICT DO NOTHING`,
];

/**
 * Notifies the members of new posts in their group, as each has chosen. Each gets one notification even if several runs
 * overlap or one is killed. Cost: a row per member, plus what the triggers write for each notified one.
 */
export async function sendGroupNews(db: Db, now: number): Promise<void> {
  for (let page = 0; page < maxPagesPerRun; page += 1) {
    const [news] = await db.all<NewsRow>(
      sql`SELECT n.postId, n.cursor, p.groupId FROM group_news n CROSS JOIN posts p ON p.id = n.postId
          WHERE n.dueAt <= ${now} ORDER BY n.dueAt LIMIT 1`,
    );
    if (!news) return;
    await notifyNextPage(db, news, now);
  }
}

async function notifyNextPage(
  db: Db,
  { postId, groupId, cursor }: NewsRow,
  now: number,
) {
  const page = await db.all<{ userId: string }>(
    sql`SELECT userId FROM group_members WHERE groupId = ${groupId} AND userId > ${cursor}
        ORDER BY userId LIMIT ${recipientsPerPage}`,
  );
  const last = page.at(-1);
  // Notifying more members of a leader's anonymous request would reveal that a leader wrote it.
  const isByLeader = sql`NOT p.anonymous AND EXISTS (SELECT 1 FROM group_members WHERE groupId = p.groupId AND userId = p.userId AND role <> 'member')`;
  await db.batch([
    // Skips members who left after this page was read, and posts that have been narrowed or hidden.
    notify("group_post", {
      from: sql`posts p LEFT JOIN events e ON e.postId = p.id
          CROSS JOIN group_members m ON m.groupId = p.groupId AND m.userId > ${cursor} AND m.userId <= ${last?.userId ?? ""}
        WHERE p.id = ${postId} AND p.hiddenAt IS NULL AND m.userId <> p.userId
          AND (m.notifications = 'all' OR m.notifications = 'leaders' AND (p.type = 'event' OR ${isByLeader}))
          AND ${visibleTo(sql`m.userId`)} AND ${isListed(sql`m.userId`)}`,
      userId: sql`m.userId`,
      actorId: sql`iif(p.anonymous, NULL, p.userId)`,
      cause: `group_post:${postId}`,
      postId,
      groupId: sql`p.groupId`,
      detail: quotePost(sql`coalesce(e.title, p.content)`),
      createdAt: now,
    }),
    last
      ? sql`UPDATE group_news SET cursor = ${last.userId} WHERE postId = ${postId} AND cursor = ${cursor}`
      : sql`DELETE FROM group_news WHERE postId = ${postId}`,
  ]);
}
