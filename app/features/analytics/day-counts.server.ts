import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { postTypes } from "~/shared/enums";
import type { Period } from "./period";

/** What triggers count by day. */
export type Counted =
  (typeof postTypes)[number] | "likes" | "comments" | "users";

export interface DayCounts {
  /** Of that and still there. */
  in: (what: Counted, period: Period) => number;
}

/** Nine rows a day at most. */
export async function readDayCounts(
  db: Db,
  start: number,
  end: number,
): Promise<DayCounts> {
  const rows = await db.all<{ day: number; what: string; count: number }>(
    sql`SELECT day, what, count FROM day_counts WHERE day BETWEEN ${start} AND ${end}`,
  );
  return {
    in: (what, period) =>
      rows.reduce(
        (sum, row) =>
          row.what === what && row.day >= period.start && row.day <= period.end
            ? sum + row.count
            : sum,
        0,
      ),
  };
}

/** Of all days: two rows. */
export async function readTotals(
  db: Db,
): Promise<{ totalUsers: number; totalPosts: number }> {
  const rows = await db.all<{ what: string; count: number }>(
    sql`SELECT what, count FROM day_counts WHERE day = -1`,
  );
  const of = (what: string) =>
    rows.find((row) => row.what === what)?.count ?? 0;
  return { totalUsers: of("users"), totalPosts: of("posts") };
}
