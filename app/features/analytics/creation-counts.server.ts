import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { postTypes } from "~/shared/enums";
import type { Period } from "./period";

/** What triggers count by day of creation. */
type CountedKind = (typeof postTypes)[number] | "likes" | "comments" | "users";

/** How many were created in a period and still exist. Cost: at most nine rows per day. */
export async function loadCreationCounts(
  db: Db,
  start: number,
  end: number,
): Promise<(kind: CountedKind, period: Period) => number> {
  const rows = await db.all<{ day: number; kind: string; count: number }>(
    sql`SELECT day, kind, count FROM creation_counts WHERE day BETWEEN ${start} AND ${end}`,
  );
  return (kind, period) =>
    rows
      .filter((row) => row.kind === kind)
      .filter(({ day }) => day >= period.start && day <= period.end)
      .reduce((sum, { count }) => sum + count, 0);
}

/** All-time totals, stored as day -1. Cost: two rows. */
export async function loadTotals(
  db: Db,
): Promise<{ totalUsers: number; totalPosts: number }> {
  const rows = await db.all<{ kind: string; count: number }>(
    sql`SELECT kind, count FROM creation_counts WHERE day = -1`,
  );
  const getTotal = (kind: string) =>
    rows.find((row) => row.kind === kind)?.count ?? 0;
  return { totalUsers: getTotal("users"), totalPosts: getTotal("posts") };
}
