import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { sendCheckIns, sendPrayerNews } from "~/features/prayer/news.server";
import {
  addUpdate,
  changeRequest,
  deleteUpdate,
  listUpdates,
  setAnswer,
  setClosed,
  takeBackAnswer,
} from "~/features/prayer/progress.server";
import { checkInDelayMs } from "~/features/posts/post";

/** Runs every SQL statement of updates, answers and check-ins at least once. Anna wrote the request. */
export async function exercisePrayerProgress(
  { db, now }: { db: Db; now: number },
  { anna, ben }: { anna: string; ben: string },
  postId: string,
): Promise<void> {
  await db.batch([
    sql`INSERT INTO prayer_list (id, userId, postId, every, createdAt) VALUES (${postId}, ${ben}, ${postId}, 'day', 1)`,
  ]);
  const once = { now, idempotencyKey: "update" };
  const { id } = await addUpdate(db, anna, postId, "Better", once);
  await sendPrayerNews(db, now);
  await listUpdates(db, ben, postId, { limit: 1 });
  await changeRequest(db, anna, postId, [
    ...deleteUpdate(postId, id),
    ...setAnswer(postId, "Thanks", now),
    ...takeBackAnswer(postId, now),
    ...setClosed(postId, false, now),
  ]);
  await sendCheckIns(db, now + checkInDelayMs);
}
