import type { Row } from "~/db/row";
import type { dailyCounts } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import type { DailyCounts, DailyKind } from "./daily";
import type { DailyContext } from "./daily-context.server";

/** Real count plus the admin adjustment, never below 0. */
const likes = sql`max(0, likesCount + likesAdjustment)`;
const shares = sql`max(0, sharesCount + sharesAdjustment)`;

/** Counts, and whether the viewer likes the item. */
export function selectState(
  viewerId: SqlId | null,
  kind: DailyKind,
  date: string,
): Sql {
  // The aggregate returns a row even if daily_counts has none.
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

export function toState(
  row: Record<string, unknown> | null | undefined,
): DailyState {
  return {
    likesCount: Number(row?.["likesCount"] ?? 0),
    sharesCount: Number(row?.["sharesCount"] ?? 0),
    liked: row?.["liked"] === 1,
  };
}

/** Reads 2 rows. Batched with other queries of the same tick. */
export async function getState(
  db: DailyContext["db"],
  viewerId: SqlId | null,
  kind: DailyKind,
  date: string,
): Promise<DailyState> {
  return toState(await db.first(selectState(viewerId, kind, date)));
}

const noCounts: DailyCounts = { likesCount: 0, sharesCount: 0 };

/** Counts for a range of days, by primary key: at most 2 rows per day. */
export async function loadCounts(
  db: DailyContext["db"],
  firstDate: string,
  lastDate: string,
): Promise<(kind: DailyKind, date: string) => DailyCounts> {
  const rows = await db.all<
    Row<typeof dailyCounts, "date" | "kind" | "likesCount" | "sharesCount">
  >(
    sql`SELECT date, kind, ${likes} AS likesCount, ${shares} AS sharesCount FROM daily_counts
        WHERE date BETWEEN ${firstDate} AND ${lastDate}`,
  );
  const counts = new Map(
    rows.map(({ date, kind, likesCount, sharesCount }) => [
      `${date} ${kind}`,
      { likesCount, sharesCount },
    ]),
  );
  return (kind, date) => counts.get(`${date} ${kind}`) ?? noCounts;
}
