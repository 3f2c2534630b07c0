import type { Db } from "~/db/db.server";
import { isUniqueViolation } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { hashOfRow } from "./audit";
import type { AuditEntry, AuditRow } from "./audit";

interface Act {
  entry: AuditEntry;
  /** Noted behind it, whatever `when` says. */
  others?: readonly AuditEntry[];
  /** SQL: only then is anything done, and noted. Asked before the writes, in their batch. */
  when?: Sql;
  /** Each must hold to `when` by itself. */
  writes?: readonly Sql[];
  /** ms */
  now: number;
}

/** Notes what was looked at, all of it in one batch. */
export async function noteAll(
  db: Db,
  entries: readonly AuditEntry[],
  now: number,
): Promise<void> {
  const [entry, ...others] = entries;
  if (entry) await actWithAudit(db, { entry, others, now });
}

/** So many may act in one moment and still all be noted, one after the other. */
const attempts = 20;

/**
 * Does something by right of office: the note and the writes in one batch, so that neither is ever without the
 * other. Gives the rows of each write; null where `when` does not hold. Bill: one row read, and one trip more.
 */
export async function actWithAudit(
  db: Db,
  { entry, others = [], when = sql`TRUE`, writes = [], now }: Act,
): Promise<Record<string, unknown>[][] | null> {
  for (let attempt = 1; ; attempt += 1) {
    const last = await db.first<{ seq: number; hash: string }>(
      sql`SELECT seq, hash FROM audit_log ORDER BY seq DESC LIMIT 1`,
    );
    const notes = await notesOf([entry, ...others], last, now);
    try {
      const replies = await db.batch([
        ...notes.map(
          (note, i) =>
            sql`${note} WHERE ${i === 0 ? when : sql`TRUE`} RETURNING seq`,
        ),
        ...writes,
      ]);
      return replies[0]?.length ? replies.slice(notes.length) : null;
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

/** One behind the other, each with the hash of all before it. */
async function notesOf(
  entries: readonly AuditEntry[],
  last: { seq: number; hash: string } | null,
  now: number,
): Promise<Sql[]> {
  const notes: Sql[] = [];
  let { seq, hash } = last ?? { seq: 0, hash: "" };
  for (const entry of entries) {
    seq += 1;
    const row = toRow(entry, seq, now);
    hash = await hashOfRow(hash, row);
    notes.push(
      sql`INSERT INTO audit_log (seq, actorId, action, subjectId, target, reason, before, after, createdAt, hash)
          SELECT ${row.seq}, ${row.actorId}, ${row.action}, ${row.subjectId}, ${row.target}, ${row.reason},
                 ${row.before}, ${row.after}, ${row.createdAt}, ${hash}`,
    );
  }
  return notes;
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
