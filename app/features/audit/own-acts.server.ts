import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { auditLog, users } from "~/db/schema";
import { sql } from "~/db/sql";
import { auditActions, everybody } from "./audit";
import type { AuditAction, OwnAct } from "./audit";

type ActRow = Row<
  typeof auditLog,
  "seq" | "action" | "reason" | "after" | "createdAt"
>;

/** The latest; whoever wants all has the download of their data. */
const shown = 50;

/** Theirs, and what concerned everybody since they came. Rows: as many as shown, of each. */
export async function listOwnActs(db: Db, userId: string): Promise<OwnAct[]> {
  const of = (subject: string) =>
    db.all<ActRow>(
      sql`SELECT seq, action, reason, after, createdAt FROM audit_log
          WHERE subjectId = ${subject} ORDER BY seq DESC LIMIT ${shown}`,
    );
  const [own, all, person] = await Promise.all([
    of(userId),
    of(everybody),
    db.first<Row<typeof users, "createdAt">>(
      sql`SELECT createdAt FROM users WHERE id = ${userId}`,
    ),
  ]);
  const since = person?.createdAt ?? 0;
  return [...own, ...all.filter((row) => row.createdAt >= since)]
    .toSorted((a, b) => b.seq - a.seq)
    .slice(0, shown)
    .flatMap(({ seq, action, reason, after, createdAt }) =>
      isAction(action)
        ? [
            {
              seq,
              action,
              reason,
              ...detailOf(after),
              at: new Date(createdAt).toISOString(),
            },
          ]
        : [],
    );
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
