import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";

/** ms: what was seen so long ago may be seen again. */
const retentionMs = 30 * 86_400_000;

/** Keeps that the viewer was shown these videos; what is no video here is passed over. A row read for each. */
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

/** Everything is new to the viewer again. */
export async function clearSeen(db: Db, viewerId: string): Promise<void> {
  await db.batch([sql`DELETE FROM reels_seen WHERE userId = ${viewerId}`]);
}

export async function deleteExpiredSeen(db: Db, now: number): Promise<void> {
  await db.batch([sql`DELETE FROM reels_seen WHERE seenAt < ${now - retentionMs}`]);
}
