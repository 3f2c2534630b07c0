import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { auditLog, users } from "~/db/schema";
import { sql } from "~/db/sql";
import { hashOfRow } from "~/features/audit/audit";
import type { AuditAction } from "~/features/audit/audit";
import { requireLevel } from "~/features/users/admin-level";
import type { UserSummary } from "~/features/users/user";
import { toPage } from "~/shared/page";
import type { Page, PageQuery } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import type { AuditItem } from "./audit-item";

interface LogRow extends Row<
  typeof auditLog,
  | "seq"
  | "actorId"
  | "subjectId"
  | "target"
  | "reason"
  | "before"
  | "after"
  | "createdAt"
  | "hash"
> {
  action: AuditAction;
}
type PersonRow = Row<typeof users, keyof UserSummary>;

/** GET /api/admin/audit, for power admins: the latest first; the cursor is a row's number. Three rows each. */
export async function listAudit(
  db: Db,
  viewer: Viewer,
  { limit, cursor }: PageQuery,
): Promise<Page<AuditItem>> {
  requireLevel(viewer, "power");
  const before = /^\d{1,15}$/.test(cursor ?? "")
    ? Number(cursor)
    : Number.MAX_SAFE_INTEGER;
  const rows = await db.all<LogRow>(
    sql`SELECT seq, actorId, action, subjectId, target, reason, before, after, createdAt, hash
        FROM audit_log WHERE seq < ${before} ORDER BY seq DESC LIMIT ${limit + 1}`,
  );
  const ids = rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]);
  const people = await db.all<PersonRow>(
    sql`SELECT id, firstName, lastName, username, profileImageUrl FROM users
        WHERE id IN (SELECT value FROM json_each(${JSON.stringify([...new Set(ids)])}))`,
  );
  const personOf = (id: string | null) =>
    people.find((person) => person.id === id) ?? null;
  const intact = await Promise.all(
    rows.map(async (row, i) => {
      const earlier = rows[i + 1];
      // Of the row too many nothing is shown.
      if (!earlier && row.seq > 1) return true;
      return (await hashOfRow(earlier?.hash ?? "", row)) === row.hash;
    }),
  );
  return toPage(
    rows.map((row, i) => ({ ...row, isIntact: intact[i] ?? false })),
    limit,
    ({ createdAt, ...row }) => ({
      ...row,
      actor: personOf(row.actorId),
      subject: personOf(row.subjectId),
      createdAt: new Date(createdAt).toISOString(),
    }),
    ({ seq }) => `${seq}`,
  );
}
