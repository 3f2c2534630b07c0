import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { ownerlessDays } from "~/features/groups/group";
import { notifyCancellation } from "~/features/notify/event-schedule.server";
import { dayMs } from "~/shared/duration.mjs";

const groupsPerRun = 20;
/** Of each group, which is deleted with the last ones. */
const postsPerRun = 500;

/** Hourly job: deletes groups that have been closed for 30 days, unless moderators still decide about them. */
export async function deleteClosedGroups(db: Db, now: number): Promise<void> {
  const isExpired = sql`closedAt <= ${now - ownerlessDays * dayMs} AND NOT EXISTS (SELECT 1 FROM report_tickets
    WHERE kind = 'group' AND targetId = groups.id AND status = 'open')`;
  const expired = await db.all<{ id: string }>(
    sql`SELECT id FROM groups WHERE ${isExpired} LIMIT ${groupsPerRun}`,
  );
  for (const { id } of expired) {
    const posts = sql`SELECT id FROM posts WHERE groupId = (SELECT id FROM groups WHERE id = ${id} AND ${isExpired})
      ORDER BY id LIMIT ${postsPerRun}`;
    await db.batch([
      notifyCancellation(sql`p.id IN (${posts})`),
      sql`DELETE FROM posts WHERE id IN (${posts})`,
      sql`DELETE FROM groups WHERE id = ${id} AND ${isExpired} AND NOT EXISTS (SELECT 1 FROM posts WHERE groupId = ${id})`,
    ]);
  }
}
