import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { reports, reportTickets } from "~/db/schema";
import { sql } from "~/db/sql";
import { toPage, type Page, type PageQuery } from "~/shared/page";
import type { OwnReport } from "./report";

type OwnReportRow = Row<
  typeof reports,
  "ticketId" | "reason" | "message" | "createdAt" | "withdrawnAt"
> &
  Row<typeof reportTickets, "kind" | "targetId" | "decision"> & {
    postId: string | null;
  };

/** Newest ticket first, on the index reports_by_reporter. Reads 2 rows per report. */
export async function listOwnReports(
  db: Db,
  viewerId: string,
  { limit, cursor = "~" }: PageQuery,
): Promise<Page<OwnReport>> {
  const rows = await db.all<OwnReportRow>(
    sql`SELECT r.ticketId, r.reason, r.message, r.createdAt, r.withdrawnAt, t.kind, t.targetId,
               t.snapshot ->> '$.postId' AS postId, coalesce(t.appealDecision, t.decision) AS decision
        FROM reports r CROSS JOIN report_tickets t ON t.id = r.ticketId
        WHERE r.reporterId = ${viewerId} AND r.ticketId < ${cursor}
        ORDER BY r.ticketId DESC LIMIT ${limit + 1}`,
  );
  return toPage(rows, limit, toOwnReport, (row) => row.ticketId);
}

const outcomeByDecision = {
  keep: "kept",
  hide: "removed",
  delete: "removed",
  warn: "actioned",
  suspend: "actioned",
  lift: "actioned",
  ban: "actioned",
  ask_edit: "actioned",
} as const;

function toOwnReport(row: OwnReportRow): OwnReport {
  const { withdrawnAt, decision, ...report } = row;
  const outcome = decision === null ? "waiting" : outcomeByDecision[decision];
  return {
    ...report,
    createdAt: new Date(row.createdAt).toISOString(),
    outcome: withdrawnAt === null ? outcome : "withdrawn",
  };
}
