import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { auditLog, users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { AuditAction } from "~/features/audit/audit";
import { hashAuditRow } from "~/features/audit/audit.server";
import { requireLevel } from "~/features/users/admin-level";
import type { UserSummary } from "~/features/users/user";
import { toPage, type Page } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import type { AuditItem, AuditQuery } from "./audit-item";

interface LogRow extends Omit<typeof auditLog.$inferSelect, "seq" | "action"> {
  id: string;
  seq: number | null;
  action: AuditAction;
}

type UserRow = Row<typeof users, keyof UserSummary>;

/** GET /api/admin/audit, for power admins, newest first. Cost: three rows per entry. */
export async function listAudit(
  db: Db,
  viewer: Viewer,
  { log, limit, cursor }: AuditQuery,
): Promise<Page<AuditItem>> {
  requireLevel(viewer, "power");
  const before = /^\d{1,15}$/.test(cursor ?? "")
    ? Number(cursor)
    : Number.MAX_SAFE_INTEGER;
  const rows = await db.all<LogRow>(
    log === "actions"
      ? sql`SELECT CAST(seq AS TEXT) AS id, seq, actorId, action, subjectId, target, reason, before, after, createdAt, hash
            FROM audit_log WHERE seq < ${before} ORDER BY seq DESC LIMIT ${limit + 1}`
      : sql`SELECT id, NULL AS seq, actorId, action, subjectId, target, NULL AS reason, NULL AS before, NULL AS after,
                   createdAt, NULL AS hash
            FROM data_access_log WHERE id < ${cursor ?? "~"} ORDER BY id DESC LIMIT ${limit + 1}`,
  );
  const ids = rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]);
  const people = await db.all<UserRow>(
    sql`SELECT id, firstName, lastName, username, profileImageUrl FROM users
        WHERE id IN (SELECT value FROM json_each(${JSON.stringify([...new Set(ids)])}))`,
  );
  const findUser = (id: string | null) =>
    people.find((person) => person.id === id) ?? null;
  const items = await Promise.all(
    rows.map(async ({ createdAt, ...row }, i) => ({
      ...row,
      actor: findUser(row.actorId),
      subject: findUser(row.subjectId),
      createdAt: new Date(createdAt).toISOString(),
      isIntact: await isIntact({ ...row, createdAt }, rows[i + 1]),
    })),
  );
  return toPage(
    items,
    limit,
    (item) => item,
    ({ id }) => id,
  );
}

/**
 * Whether a sealed entry still matches its hash. The extra row (limit + 1) isn't shown, so its predecessor isn't
 * needed.
 */
async function isIntact(
  { seq, hash, ...row }: LogRow,
  earlier: LogRow | undefined,
): Promise<boolean> {
  if (seq === null || hash === null) return true;
  return (await hashAuditRow(earlier?.hash ?? "", { seq, ...row })) === hash;
}
