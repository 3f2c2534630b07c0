import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { auditLog, users } from "~/db/schema";
import { sql } from "~/db/sql";
import { allUsers, type AccountAction } from "./audit";

type ActionRow = Row<typeof auditLog, "reason" | "after" | "createdAt"> &
  Pick<AccountAction, "action">;

/** The data export has all of them. */
const maxPerLog = 50;

/** Admin actions and data access that affect the user, or all users since they joined. Reads 50 rows of each. */
export async function listAccountActions(
  db: Db,
  userId: string,
): Promise<AccountAction[]> {
  const listFor = (subject: string) =>
    db.all<ActionRow>(
      sql`SELECT * FROM (SELECT action, reason, after, createdAt FROM audit_log
            WHERE subjectId = ${subject} ORDER BY seq DESC LIMIT ${maxPerLog})
          UNION ALL SELECT * FROM (SELECT action, NULL, NULL, createdAt FROM data_access_log
            WHERE subjectId = ${subject} ORDER BY id DESC LIMIT ${maxPerLog})`,
    );
  const [ownRows, everyone, user] = await Promise.all([
    listFor(userId),
    listFor(allUsers),
    db.first<Row<typeof users, "createdAt">>(
      sql`SELECT createdAt FROM users WHERE id = ${userId}`,
    ),
  ]);
  const since = user?.createdAt ?? 0;
  return [...ownRows, ...everyone.filter((row) => row.createdAt >= since)]
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .map(({ action, reason, after, createdAt }) => {
      // Only these details are for the user.
      const { adminAccess = null, ticketId = null } = JSON.parse(
        after ?? "{}",
      ) as { adminAccess?: string; ticketId?: string };
      const at = new Date(createdAt).toISOString();
      return { action, reason, level: adminAccess, ticketId, at };
    });
}
