import type { Db } from "~/db/db.server";
import { isUniqueViolation } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { hashOfRow } from "./audit";
import type { AuditEntry, AuditRow } from "./audit";

interface Act {
  entry: AuditEntry;
  /** SQL: only then is anything done, and noted. Asked before the writes, in their batch. */
  when?: Sql;
  /** Each must hold to `when` by itself. */
  writes?: readonly Sql[];
  /** ms */
  now: number;
}

/** So many may act in one moment and still all be noted, one after the other. */
const attempts = 20;

/**
 * Does something by right of office: the note and the writes in one batch, so that neither is ever without the
 * other. Gives the rows of each write; null where `when` does not hold. Bill: one row read, and one trip more.
 */
export async function actWithAudit(
  db: Db,
  { entry, when, writes = [], now }: Act,
): Promise<Record<string, unknown>[][] | null> {
  for (let attempt = 1; ; attempt += 1) {
    const last = await db.first<{ seq: number; hash: string }>(
      sql`SELECT seq, hash FROM audit_log ORDER BY seq DESC LIMIT 1`,
    );
    const row = toRow(entry, (last?.seq ?? 0) + 1, now);
    const hash = await hashOfRow(last?.hash ?? "", row);
    try {
      const [noted, ...rows] = await db.batch([
        sql`INSERT INTO audit_log (seq, actorId, action, subjectId, target, reason, before, after, createdAt, hash)
            SELECT ${row.seq}, ${row.actorId}, ${row.action}, ${row.subjectId}, ${row.target}, ${row.reason},
                   ${row.before}, ${row.after}, ${row.createdAt}, ${hash}
            WHERE ${when ?? sql`TRUE`} RETURNING seq`,
        ...writes,
      ]);
      return noted?.length ? rows : null;
    } catch (error) {
      // Somebody else's act has taken this number: behind it, then.
      if (!isUniqueViolation(error) || !/audit_log/.test(String(error))) {
        throw error;
      }
      if (attempt === attempts) {
        throw new AppError("unavailable", { cause: error });
      }
    }
  }
}

function toRow(entry: AuditEntry, seq: number, createdAt: number): AuditRow {
  const { actorId, action, subjectId, target, reason, before, after } = entry;
  return {
    seq,
    actorId,
    action,
    subjectId,
    target,
    reason: reason ?? null,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
    createdAt,
  };
}
