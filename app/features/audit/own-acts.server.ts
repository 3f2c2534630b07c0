import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { auditLog, users } from "~/db/schema";
import { sql } from "~/db/sql";
import { auditActions, everybody } from "./audit";
import type { AuditAction, OwnAct } from "./audit";

interface ActRow extends Row<
  typeof auditLog,
  "seq" | "action" | "reason" | "after" | "createdAt"
> {
  ticketId: string | null;
}

/** The report that it was decided on, while its subject can appeal against that (reports/appeal.server.ts). */
const appealable = sql`(SELECT t.id FROM report_tickets t WHERE t.id = after ->> '$.ticketId' AND t.status = 'decided'
  AND t.appealedAt IS NULL AND t.decision IN ('hide', 'warn', 'suspend') AND t.subjectId = audit_log.subjectId)`;

/** The latest; whoever wants all has the download of their data. */
const shown = 50;

/** Theirs, and what concerned everybody since they came. Rows: as many as shown, of each; two for a decision. */
export async function listOwnActs(db: Db, userId: string): Promise<OwnAct[]> {
  const of = (subject: string) =>
    db.all<ActRow>(
      sql`SELECT seq, action, reason, after, createdAt, ${appealable} AS ticketId FROM audit_log
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
    .flatMap(({ seq, action, reason, after, createdAt, ticketId }) =>
      isAction(action)
        ? [
            {
              seq,
              action,
              reason,
              level: levelOf(after),
              ticketId,
              at: new Date(createdAt).toISOString(),
            },
          ]
        : [],
    );
}

/** Which admin access they have from then on, where that is what was changed. */
function levelOf(after: string | null): string | null {
  if (after === null) return null;
  const { adminAccess } = JSON.parse(after) as { adminAccess?: string };
  return adminAccess ?? null;
}

const isAction = (action: string): action is AuditAction =>
  action in auditActions;
