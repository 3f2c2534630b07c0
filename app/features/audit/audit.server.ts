import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { auditLog } from "~/db/schema";
import { Sql, sql } from "~/db/sql";
import { newId } from "~/shared/id";
import { sha256 } from "~/platform/sign.server";
import type { AuditEntry, DataAccess } from "./audit";

interface AuditedAction {
  entry: AuditEntry;
  /** SQL condition for writing anything. Evaluated before the writes, in the same batch. */
  when?: Sql;
  /** Each write must repeat `when` in its own condition. */
  writes?: readonly Sql[];
  /** ms */
  now: number;
}

const toJson = (value: unknown): string | Sql | null => {
  if (value instanceof Sql) return value;
  return value === undefined ? null : JSON.stringify(value);
};

/**
 * Runs an admin action: sends the writes and their audit entry as one batch, so neither exists without the other.
 * Returns the rows of each write, or null if `when` is false. The INSERT assigns the entry's number and leaves it
 * unsealed, so concurrent actions never conflict. Cost: one round trip.
 */
export async function runAuditedAction(
  db: Db,
  { entry, when = sql`TRUE`, writes = [], now }: AuditedAction,
): Promise<Record<string, unknown>[][] | null> {
  const { actorId, action, subjectId, target, reason = null } = entry;
  const [entryRows, ...rows] = await db.batch([
    sql`INSERT INTO audit_log (seq, actorId, action, subjectId, target, reason, before, after, createdAt)
        SELECT (SELECT coalesce(max(seq), 0) + 1 FROM audit_log), ${actorId}, ${action}, ${subjectId}, ${target},
               ${reason}, ${toJson(entry.before)}, ${toJson(entry.after)}, ${now} WHERE ${when} RETURNING seq`,
    ...writes,
  ]);
  return entryRows?.length ? rows : null;
}

/** Records that an admin read users' data, in one statement. Not part of the hash chain. */
export async function logDataAccess(
  { db, now }: { db: Db; now: number },
  actorId: string,
  accesses: readonly DataAccess[],
): Promise<void> {
  if (accesses.length === 0) return;
  const rows = accesses.map((access) => ({ ...access, id: newId(now) }));
  await db.batch([
    sql`INSERT INTO data_access_log (id, actorId, action, subjectId, target, createdAt)
        SELECT value ->> 'id', ${actorId}, value ->> 'action', value ->> 'subjectId', value ->> 'target', ${now}
        FROM json_each(${JSON.stringify(rows)})`,
  ]);
}

/** In the order in which they are hashed. */
const hashedColumns = [
  "seq",
  "actorId",
  "action",
  "subjectId",
  "target",
  "reason",
  "before",
  "after",
  "createdAt",
] as const;

type AuditRow = Row<typeof auditLog, (typeof hashedColumns)[number]>;

/** SHA-256 in hex over the previous hash and the row. Changing or removing a row breaks every later hash. */
export async function hashAuditRow(
  previous: string,
  row: AuditRow,
): Promise<string> {
  const values = hashedColumns.map((column) => row[column]);
  const hash = await sha256(JSON.stringify([previous, ...values]));
  return hash.toString("hex");
}

const maxSealedPerRun = 500;

/**
 * Hashes the entries that have no hash yet, in order. Runs after every admin action and each minute. Two runs at once
 * compute the same hashes, so they can't fork the chain. Cost: one index look-up if everything is sealed.
 */
export async function sealAuditLog(db: Db): Promise<void> {
  const first = sql`(SELECT min(seq) FROM audit_log WHERE hash IS NULL)`;
  const [last, rows] = await Promise.all([
    db.first<{ hash: string }>(
      sql`SELECT hash FROM audit_log WHERE seq = ${first} - 1`,
    ),
    db.all<AuditRow>(
      sql`SELECT seq, actorId, action, subjectId, target, reason, before, after, createdAt
          FROM audit_log WHERE hash IS NULL ORDER BY seq LIMIT ${maxSealedPerRun}`,
    ),
  ]);
  if (rows.length === 0) return;
  let hash = last?.hash ?? "";
  const sealed: [seq: number, hash: string][] = [];
  for (const [i, row] of rows.entries()) {
    // A gap means that a hash was removed. The next run seals the rows after it, chained to the row before them.
    if (row.seq !== (rows[0]?.seq ?? 0) + i) break;
    hash = await hashAuditRow(hash, row);
    sealed.push([row.seq, hash]);
  }
  await db.batch([
    sql`UPDATE audit_log SET hash = sealed.value ->> 1 FROM json_each(${JSON.stringify(sealed)}) AS sealed
        WHERE seq = sealed.value ->> 0 AND hash IS NULL`,
  ]);
}
