import type { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import {
  notifyOwnerless,
  notifyLeaders,
} from "~/features/notify/group-notifications.server";
import { dayMs } from "~/shared/duration.mjs";
import { ownerlessDays } from "./group";
import { remindAfterDays } from "./membership";

const ownerlessMs = ownerlessDays * dayMs;
/** The hourly job notifies again for a day, in case a run failed; each leader gets one notification. */
const notifyForMs = dayMs;

/** SQL for the ids of the groups without an owner that are to be closed. */
export const selectUnclaimed = (now: number): Sql =>
  sql`SELECT id FROM groups WHERE ownerlessSince <= ${now - ownerlessMs} AND closedAt IS NULL`;

/** Hourly job: asks the leaders of groups without an owner, and closes those that no leader has taken over for 30 days. */
export async function closeOwnerlessGroups(db: Db, now: number): Promise<void> {
  const ownerless = await db.all<{ id: string }>(
    sql`SELECT id FROM groups WHERE ownerlessSince > ${now - notifyForMs} AND closedAt IS NULL`,
  );
  await db.batch([
    ...ownerless.map(({ id }) => notifyOwnerless(id, now)),
    sql`UPDATE groups SET closedAt = ${now} WHERE id IN (${selectUnclaimed(now)})`,
    sql`DELETE FROM group_terms WHERE groupId IN (SELECT id FROM groups WHERE closedAt = ${now})`,
  ]);
}

const requestsPerRun = 200;

/** Hourly job: reminds the leaders, once, of requests that have waited for a week. */
export async function sendRequestReminders(db: Db, now: number): Promise<void> {
  const due = sql`SELECT rowid FROM group_requests WHERE status = 'waiting' AND remindedAt IS NULL
    AND createdAt <= ${now - remindAfterDays * dayMs} ORDER BY createdAt LIMIT ${requestsPerRun}`;
  await db.batch([
    notifyLeaders(sql`r.rowid IN (${due})`, now, true),
    sql`UPDATE group_requests SET remindedAt = ${now} WHERE rowid IN (${due})`,
  ]);
}
