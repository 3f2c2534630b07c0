import type { Row } from "~/db/row";
import type { dailyCounts } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import type { DailyCounts, DailyKind } from "./daily";
import type { DailyStores } from "./daily-stores.server";

/** Organic and adjusted together, never below 0 (decisions.md). */
const likes = sql`max(0, likesCount + likesAdjustment)`;
const shares = sql`max(0, sharesCount + sharesAdjustment)`;

/** One row, also for a day that nobody has liked yet: its counts, and whether the viewer likes it. */
export function selectState(
  viewerId: SqlId | null,
  kind: DailyKind,
  date: string,
): Sql {
  // A sum over one row or none is one row.
  return sql`SELECT coalesce(sum(${likes}), 0) AS likesCount,
      coalesce(sum(${shares}), 0) AS sharesCount,
      EXISTS (SELECT 1 FROM daily_engagement
              WHERE date = ${date} AND kind = ${kind} AND action = 'like'
                AND userId = ${viewerId}) AS liked
    FROM daily_counts WHERE date = ${date} AND kind = ${kind}`;
}

export interface DailyState extends DailyCounts {
  liked: boolean;
}

/** Of a row of `selectState`. */
export function toState(row: Record<string, unknown> | undefined): DailyState {
  return {
    likesCount: Number(row?.["likesCount"] ?? 0),
    sharesCount: Number(row?.["sharesCount"] ?? 0),
    liked: row?.["liked"] === 1,
  };
}

/** One trip; rides along with what is asked in the same turn. Two rows read. */
export async function readState(
  db: DailyStores["db"],
  viewerId: SqlId | null,
  kind: DailyKind,
  date: string,
): Promise<DailyState> {
  const row = await db.first<Record<string, unknown>>(
    selectState(viewerId, kind, date),
  );
  return toState(row ?? undefined);
}

const none: DailyCounts = { likesCount: 0, sharesCount: 0 };

/** All counts of some days, in one walk of the primary key: at most two rows a day. */
export async function readCounts(
  db: DailyStores["db"],
  first: string,
  last: string,
): Promise<(kind: DailyKind, date: string) => DailyCounts> {
  const rows = await db.all<
    Row<typeof dailyCounts, "date" | "kind" | "likesCount" | "sharesCount">
  >(
    sql`SELECT date, kind, ${likes} AS likesCount, ${shares} AS sharesCount FROM daily_counts
        WHERE date BETWEEN ${first} AND ${last}`,
  );
  const counts = new Map(
    rows.map(({ date, kind, likesCount, sharesCount }) => [
      `${date} ${kind}`,
      { likesCount, sharesCount },
    ]),
  );
  return (kind, date) => counts.get(`${date} ${kind}`) ?? none;
}
