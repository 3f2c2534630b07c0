import { minuteMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import type { dailySessions, dailyUsage } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Env } from "~/platform/env.server";
import {
  toFeatureUsage,
  type DailyMetrics,
  type DailyMetricsByDay,
} from "./daily-metrics";
import { toDay } from "./period";

/** D1 holds the metrics. KV caches those of completed days. */
export interface AnalyticsContext {
  db: Db;
  env: Pick<Env, "COUNTERS">;
}

/** Days per KV value. Half a year takes seven values of at most 250 KB each. */
const daysPerChunk = 30;

interface RollupChunk {
  /** The last rolled-up day when this was written. */
  upTo: number;
  days: Record<number, DailyMetrics>;
}

const getChunkIndex = (day: number) => Math.floor(day / daysPerChunk);

/**
 * Rolled-up days come from KV, or from D1 (one row per day) if KV has lost them or is behind. Other days come from the
 * tables that triggers update: a few hundred rows per day at most, however many users there are.
 */
export async function loadDailyMetrics(
  app: AnalyticsContext,
  start: number,
  end: number,
): Promise<DailyMetricsByDay> {
  const [days, last] = await Promise.all([
    loadDailyTables(app.db, start, end),
    app.db.first<{ day: number | null }>(
      sql`SELECT max(day) AS day FROM daily_rollups`,
    ),
  ]);
  const firstIndex = getChunkIndex(start);
  const chunks = await Promise.all(
    Array.from({ length: getChunkIndex(end) - firstIndex + 1 }, (_, i) =>
      loadChunk(app, firstIndex + i, last?.day ?? -1),
    ),
  );
  for (const [day, metrics] of chunks.flatMap((chunk) =>
    Object.entries(chunk),
  )) {
    if (+day >= start && +day <= end) days.set(+day, metrics);
  }
  return days;
}

/** `lastDay`: the last rolled-up day; -1 before the first one. */
async function loadChunk(
  app: AnalyticsContext,
  index: number,
  lastDay: number,
): Promise<RollupChunk["days"]> {
  const firstDay = index * daysPerChunk;
  const chunk = await app.env.COUNTERS.get<RollupChunk>(
    `daily-rollups:${index}`,
    "json",
  ).catch((error: unknown) => {
    console.error("Couldn't read from KV", error);
    return null;
  });
  if (chunk && chunk.upTo >= Math.min(lastDay, firstDay + daysPerChunk - 1)) {
    return chunk.days;
  }
  return firstDay <= lastDay ? rebuildChunk(app, index, lastDay) : {};
}

/** Copies a chunk from D1 to KV. If the write fails, the next request tries again. */
async function rebuildChunk(
  { db, env }: AnalyticsContext,
  index: number,
  upTo: number,
): Promise<RollupChunk["days"]> {
  const firstDay = index * daysPerChunk;
  const rows = await db.all<{ day: number; metrics: string }>(
    sql`SELECT day, metrics FROM daily_rollups WHERE day BETWEEN ${firstDay} AND ${firstDay + daysPerChunk - 1}`,
  );
  const days = Object.fromEntries(
    rows.map(({ day, metrics }) => [day, JSON.parse(metrics) as DailyMetrics]),
  );
  const chunk: RollupChunk = { upTo, days };
  await env.COUNTERS.put(`daily-rollups:${index}`, JSON.stringify(chunk)).catch(
    (error: unknown) => {
      console.error("Couldn't write to KV", error);
    },
  );
  return days;
}

/** Days that aren't rolled up yet. */
async function loadDailyTables(
  db: Db,
  start: number,
  end: number,
): Promise<Map<number, DailyMetrics>> {
  const [usageRows, sessionDays] = await Promise.all([
    db.all<typeof dailyUsage.$inferSelect>(
      sql`SELECT day, feature, gapDays, users FROM daily_usage WHERE day BETWEEN ${start} AND ${end}`,
    ),
    db.all<typeof dailySessions.$inferSelect>(
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
  app: AnalyticsContext,
  now: number,
): Promise<void> {
  const { db } = app;
  const today = toDay(now - rollupDelayMs);
  // Every heartbeat writes both daily tables, so reading one of them finds every day.
  const completedDays = await db.all<{ day: number }>(
    sql`SELECT day FROM daily_sessions WHERE day < ${today} ORDER BY day LIMIT ${maxDaysPerRun}`,
  );
  for (const { day } of completedDays) await rollUpDay(db, day);
  const upTo = completedDays.at(-1)?.day ?? -1;
  const chunks = new Set(completedDays.map(({ day }) => getChunkIndex(day)));
  for (const index of chunks) await rebuildChunk(app, index, upTo);
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
