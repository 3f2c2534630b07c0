import { minuteMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { dailySessions, dailyUsage } from "~/db/schema";
import { sql } from "~/db/sql";
import type { AppContext } from "~/platform/context.server";
import {
  toFeatureUsage,
  type DailyMetrics,
  type DailyMetricsByDay,
} from "./daily-metrics";
import { toDay } from "./period";

/** D1 holds the metrics. KV caches those of completed days. */
export interface AnalyticsStores {
  db: Db;
  kv: Pick<KVNamespace, "get" | "put">;
}

export const getAnalyticsStores = ({
  db,
  env,
}: Pick<AppContext, "db" | "env">): AnalyticsStores => ({
  db,
  kv: env.COUNTERS,
});

type UsageDayRow = Row<
  typeof dailyUsage,
  "day" | "feature" | "gapDays" | "users"
>;
type SessionDayRow = Row<
  typeof dailySessions,
  "day" | "sessions" | "continuedSessions" | "durationMs"
>;

/** Days per KV value. Half a year takes seven values of at most 250 KB each. */
const daysPerChunk = 30;

interface RollupChunk {
  /** The last rolled-up day when this was written. */
  upTo: number;
  days: Record<number, DailyMetrics>;
}

const getChunkKey = (index: number) => `daily-rollups:${index}`;
const getChunkIndex = (day: number) => Math.floor(day / daysPerChunk);

/**
 * Rolled-up days come from KV, or from D1 (one row per day) if KV has lost them or is behind. Other days come from the
 * tables that triggers update: a few hundred rows per day at most, however many users there are.
 */
export async function loadDailyMetrics(
  { db, kv }: AnalyticsStores,
  start: number,
  end: number,
): Promise<DailyMetricsByDay> {
  const [chunks, recentDays, lastRollup] = await Promise.all([
    loadChunks(kv, start, end),
    loadDailyTables(db, start, end),
    db.first<{ lastDay: number | null }>(
      sql`SELECT max(day) AS lastDay FROM daily_rollups`,
    ),
  ]);
  const days = new Map<number, DailyMetrics>();
  const lastDay = Math.min(end, lastRollup?.lastDay ?? -1);
  const staleChunks: number[] = [];
  for (const [number, chunk] of chunks) {
    const lastNeededDay = Math.min(lastDay, (number + 1) * daysPerChunk - 1);
    if (chunk && chunk.upTo >= lastNeededDay)
      copyDays(days, chunk.days, start, end);
    else if (number * daysPerChunk <= lastDay) staleChunks.push(number);
  }
  for (const number of staleChunks) {
    const chunk = await rebuildChunk({ db, kv }, number);
    copyDays(days, chunk.days, start, end);
  }
  for (const [day, metrics] of recentDays) {
    if (!days.has(day)) days.set(day, metrics);
  }
  return days;
}

function copyDays(
  days: Map<number, DailyMetrics>,
  source: Record<number, DailyMetrics>,
  start: number,
  end: number,
): void {
  for (const [day, metrics] of Object.entries(source)) {
    if (+day >= start && +day <= end) days.set(+day, metrics);
  }
}

async function loadChunks(
  kv: AnalyticsStores["kv"],
  start: number,
  end: number,
) {
  const numbers = Array.from(
    { length: getChunkIndex(end) - getChunkIndex(start) + 1 },
    (_, i) => getChunkIndex(start) + i,
  );
  return Promise.all(
    numbers.map(async (number) => {
      const chunk = await kv
        .get<RollupChunk>(getChunkKey(number), "json")
        .catch((error: unknown) => {
          console.error("Couldn't read from KV", error);
          return null;
        });
      return [number, chunk] as const;
    }),
  );
}

/** Copies a chunk from D1 to KV. If the write fails, the next request tries again. */
async function rebuildChunk(
  { db, kv }: AnalyticsStores,
  number: number,
): Promise<RollupChunk> {
  const first = number * daysPerChunk;
  const [rows, lastRollup] = await Promise.all([
    db.all<{ day: number; metrics: string }>(
      sql`SELECT day, metrics FROM daily_rollups WHERE day BETWEEN ${first} AND ${first + daysPerChunk - 1}`,
    ),
    db.first<{ lastDay: number | null }>(
      sql`SELECT max(day) AS lastDay FROM daily_rollups`,
    ),
  ]);
  const chunk: RollupChunk = {
    upTo: lastRollup?.lastDay ?? -1,
    days: Object.fromEntries(
      rows.map(({ day, metrics }) => [
        day,
        JSON.parse(metrics) as DailyMetrics,
      ]),
    ),
  };
  await kv
    .put(getChunkKey(number), JSON.stringify(chunk))
    .catch((error: unknown) => {
      console.error("Couldn't write to KV", error);
    });
  return chunk;
}

/** Days that aren't rolled up yet. */
async function loadDailyTables(
  db: Db,
  start: number,
  end: number,
): Promise<Map<number, DailyMetrics>> {
  const [usageRows, sessionDays] = await Promise.all([
    db.all<UsageDayRow>(
      sql`SELECT day, feature, gapDays, users FROM daily_usage WHERE day BETWEEN ${start} AND ${end}`,
    ),
    db.all<SessionDayRow>(
      sql`SELECT day, sessions, continuedSessions, durationMs FROM daily_sessions WHERE day BETWEEN ${start} AND ${end}`,
    ),
  ]);
  const days = new Set([...usageRows, ...sessionDays].map(({ day }) => day));
  return new Map(
    [...days].map((day) => {
      const {
        sessions = 0,
        continuedSessions = 0,
        durationMs = 0,
      } = sessionDays.find((row) => row.day === day) ?? {};
      const usage = toFeatureUsage(usageRows.filter((row) => row.day === day));
      return [day, { usage, sessions, continuedSessions, durationMs }];
    }),
  );
}

/** Waits after midnight so that requests still in flight count for the day they started. */
const rollupDelayMs = 10 * minuteMs;
/** Limits the work of one run. A longer backlog takes several runs. */
const maxDaysPerRun = 30;

/**
 * Scheduled job: moves each completed day from the daily tables into one `daily_rollups` row, in one batch, then
 * updates KV. Safe to run twice at once or to resume after a crash.
 */
export async function rollUpDays(
  stores: AnalyticsStores,
  now: number,
): Promise<void> {
  const { db } = stores;
  const today = toDay(now - rollupDelayMs);
  // Every heartbeat writes both daily tables, so reading one of them finds every day.
  const completedDays = await db.all<{ day: number }>(
    sql`SELECT day FROM daily_sessions WHERE day < ${today} ORDER BY day LIMIT ${maxDaysPerRun}`,
  );
  for (const { day } of completedDays) await rollUpDay(db, day);
  const chunks = new Set(completedDays.map(({ day }) => getChunkIndex(day)));
  for (const number of chunks) await rebuildChunk(stores, number);
}

async function rollUpDay(db: Db, day: number): Promise<void> {
  const metrics = (await loadDailyTables(db, day, day)).get(day);
  if (!metrics) return;
  await db.batch([
    sql`INSERT INTO daily_rollups (day, metrics) VALUES (${day}, ${JSON.stringify(metrics)}) ON CONFLICT DO NOTHING`,
    sql`DELETE FROM daily_usage WHERE day = ${day}`,
    sql`DELETE FROM daily_sessions WHERE day = ${day}`,
  ]);
}
