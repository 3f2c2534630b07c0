import { dayMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";

const retentionMs = 30 * dayMs;

/** Ignores ids that aren't videos. Reads one row per id. */
export async function markReelsSeen(
  db: Db,
  viewerId: string,
  postIds: readonly string[],
  now: number,
): Promise<void> {
  await db.batch([
    sql`INSERT INTO reels_seen (userId, postId, seenAt)
        SELECT ${viewerId}, r.postId, ${now}
        FROM json_each(${JSON.stringify(postIds)}) ids CROSS JOIN reels r ON r.postId = ids.value
        WHERE true ON CONFLICT DO NOTHING`,
  ]);
}

export async function clearSeen(db: Db, viewerId: string): Promise<void> {
  await db.batch([sql`DELETE FROM reels_seen WHERE userId = ${viewerId}`]);
}

export async function deleteExpiredSeen(db: Db, now: number): Promise<void> {
  await db.batch([
    sql`DELETE FROM reels_seen WHERE seenAt < ${now - retentionMs}`,
  ]);
}
