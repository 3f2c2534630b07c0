import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { auditLog, users } from "~/db/schema";
import { sql } from "~/db/sql";
import { auditActions, everybody } from "./audit";
import type { AuditAction, OwnAct } from "./audit";

type ActRow = Row<typeof auditLog, "action" | "reason" | "after" | "createdAt">;

/** The latest; the data export has all of them. */
const shown = 50;

/** Admin actions and data access about the person, or about everybody since they joined. Reads 50 rows of each. */
export async function listOwnActs(db: Db, userId: string): Promise<OwnAct[]> {
  const list = (subject: string) =>
    db.all<ActRow>(
      sql`SELECT * FROM (SELECT action, reason, after, createdAt FROM audit_log
            WHERE subjectId = ${subject} ORDER BY seq DESC LIMIT ${shown})
          UNION ALL SELECT * FROM (SELECT action, NULL, NULL, createdAt FROM data_access_log
            WHERE subjectId = ${subject} ORDER BY id DESC LIMIT ${shown})`,
    );
  const [own, all, person] = await Promise.all([
    list(userId),
    list(everybody),
    db.first<Row<typeof users, "createdAt">>(
      sql`SELECT createdAt FROM users WHERE id = ${userId}`,
    ),
  ]);
  const since = person?.createdAt ?? 0;
  return [...own, ...all.filter((row) => row.createdAt >= since)]
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .flatMap(({ action, reason, after, createdAt }) => {
      const at = new Date(createdAt).toISOString();
      return isAction(action)
        ? [{ action, reason, ...detailOf(after), at }]
        : [];
    });
}

/** What became of it, of that which the person may know. */
function detailOf(after: string | null): Pick<OwnAct, "level" | "ticketId"> {
  const { adminAccess = null, ticketId = null } = JSON.parse(after ?? "{}") as {
    adminAccess?: string;
    ticketId?: string;
  };
  return { level: adminAccess, ticketId };
}

const isAction = (action: string): action is AuditAction =>
  action in auditActions;
