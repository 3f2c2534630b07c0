import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { auditLog } from "~/db/schema";
import { sql } from "~/db/sql";
import { auditActions } from "./audit";
import type { AuditAction, OwnAct } from "./audit";

/** The latest; whoever wants all has the download of their data. */
const shown = 50;

/** Rows: as many as shown. */
export async function listOwnActs(db: Db, userId: string): Promise<OwnAct[]> {
  const rows = await db.all<
    Row<typeof auditLog, "seq" | "action" | "reason" | "createdAt">
  >(
    sql`SELECT seq, action, reason, createdAt FROM audit_log
        WHERE subjectId = ${userId} ORDER BY seq DESC LIMIT ${shown}`,
  );
  return rows.flatMap(({ seq, action, reason, createdAt }) =>
    isAction(action)
      ? [{ seq, action, reason, at: new Date(createdAt).toISOString() }]
      : [],
  );
}

const isAction = (action: string): action is AuditAction =>
  action in auditActions;
