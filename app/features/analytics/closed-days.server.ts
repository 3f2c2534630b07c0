import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { useDays, visitDays } from "~/db/schema";
import { sql } from "~/db/sql";
import type { AppContext } from "~/platform/context.server";
import { usesOf } from "./day-figures";
import type { DayFigures, DaysOfFigures } from "./day-figures";
import { dayOf } from "./period";

/** D1, where the figures are, and KV, where those of the days that are over are copied. */
export interface CounterStores {
  db: Db;
  kv: Pick<KVNamespace, "get" | "put">;
}

/** Of a request. */
export const counterStores = ({
  db,
  env,
}: Pick<AppContext, "db" | "env">): CounterStores => ({
  db,
  kv: env.COUNTERS,
});

type OpenRow = Row<typeof useDays, "day" | "use" | "gap" | "people">;
type TotalsRow = Row<typeof visitDays, "day" | "sessions" | "carried" | "ms">;

/** Days a value of KV: seven values a half-year, none of them over 250 KB. */
const shelfDays = 30;

interface Shelf {
  /** The last day that was closed when this was written. */
  upTo: number;
  days: Record<number, DayFigures>;
}

const shelfKey = (shelf: number) => `days:${shelf}`;
const shelfOf = (day: number) => Math.floor(day / shelfDays);

/**
 * The figures of some days. What is over comes from KV, and from D1 (a row a day) where KV lost it or is behind; what
 * is not, from the rows that triggers keep: some hundred a day at most, however many people there are.
 */
export async function readDays(
  { db, kv }: CounterStores,
  start: number,
  end: number,
): Promise<DaysOfFigures> {
  const [shelves, open, totals, closed] = await Promise.all([
    readShelves(kv, start, end),
    db.all<OpenRow>(
      sql`SELECT day, use, gap, people FROM use_days WHERE day BETWEEN ${start} AND ${end}`,
    ),
    db.all<TotalsRow>(
      sql`SELECT day, sessions, carried, ms FROM visit_days WHERE day BETWEEN ${start} AND ${end}`,
    ),
    db.first<{ last: number | null }>(
      sql`SELECT max(day) AS last FROM closed_days`,
    ),
  ]);
  const days = new Map<number, DayFigures>();
  const last = Math.min(end, closed?.last ?? -1);
  const missing: number[] = [];
  for (const [number, shelf] of shelves) {
    const needed = Math.min(last, (number + 1) * shelfDays - 1);
    if (shelf && shelf.upTo >= needed) take(days, shelf.days, start, end);
    else if (number * shelfDays <= last) missing.push(number);
  }
  for (const number of missing) {
    const shelf = await fillShelf({ db, kv }, number);
    take(days, shelf.days, start, end);
  }
  for (const [day, figures] of figuresOf(open, totals)) {
    if (!days.has(day)) days.set(day, figures);
  }
  return days;
}

function take(
  days: Map<number, DayFigures>,
  from: Record<number, DayFigures>,
  start: number,
  end: number,
): void {
  for (const [day, figures] of Object.entries(from)) {
    if (+day >= start && +day <= end) days.set(+day, figures);
  }
}

async function readShelves(
  kv: CounterStores["kv"],
  start: number,
  end: number,
) {
  const numbers = Array.from(
    { length: shelfOf(end) - shelfOf(start) + 1 },
    (_, i) => shelfOf(start) + i,
  );
  return Promise.all(
    numbers.map(async (number) => {
      const shelf = await kv
        .get<Shelf>(shelfKey(number), "json")
        .catch((error: unknown) => {
          console.error("KV could not be read", error);
          return null;
        });
      return [number, shelf] as const;
    }),
  );
}

/** Written from D1, whenever it is not there or behind; who fails to write it reads it once more. */
async function fillShelf(
  { db, kv }: CounterStores,
  number: number,
): Promise<Shelf> {
  const first = number * shelfDays;
  const [rows, closed] = await Promise.all([
    db.all<{ day: number; figures: string }>(
      sql`SELECT day, figures FROM closed_days WHERE day BETWEEN ${first} AND ${first + shelfDays - 1}`,
    ),
    db.first<{ last: number | null }>(
      sql`SELECT max(day) AS last FROM closed_days`,
    ),
  ]);
  const shelf: Shelf = {
    upTo: closed?.last ?? -1,
    days: Object.fromEntries(
      rows.map(({ day, figures }) => [day, JSON.parse(figures) as DayFigures]),
    ),
  };
  await kv
    .put(shelfKey(number), JSON.stringify(shelf))
    .catch((error: unknown) => {
      console.error("KV could not be written", error);
    });
  return shelf;
}

function figuresOf(
  open: readonly OpenRow[],
  totals: readonly TotalsRow[],
): Map<number, DayFigures> {
  const days = new Set([...open, ...totals].map(({ day }) => day));
  return new Map(
    [...days].map((day) => {
      const own = totals.find((row) => row.day === day);
      const { sessions = 0, carried = 0, ms = 0 } = own ?? {};
      const uses = usesOf(open.filter((row) => row.day === day));
      return [day, { uses, sessions, carried, ms }];
    }),
  );
}

/** ms past midnight before a day is over: what was under way then has ended. */
const grace = 10 * 60_000;
/** Days closed in a run; whoever was away for a year needs several. */
const atOnce = 30;

/**
 * By the schedule: each day that is over becomes one row and leaves the counting tables, in one batch; then KV
 * follows. Two runs at once, or one that broke off, change nothing.
 */
export async function closeDays(
  stores: CounterStores,
  now: number,
): Promise<void> {
  const { db } = stores;
  const today = dayOf(now - grace);
  // A visit writes both tables, so one of them knows every day.
  const waiting = await db.all<{ day: number }>(
    sql`SELECT day FROM visit_days WHERE day < ${today} ORDER BY day LIMIT ${atOnce}`,
  );
  for (const { day } of waiting) await closeDay(db, day);
  const shelves = new Set(waiting.map(({ day }) => shelfOf(day)));
  for (const number of shelves) await fillShelf(stores, number);
}

async function closeDay(db: Db, day: number): Promise<void> {
  const [open, totals] = await Promise.all([
    db.all<OpenRow>(
      sql`SELECT day, use, gap, people FROM use_days WHERE day = ${day}`,
    ),
    db.all<TotalsRow>(
      sql`SELECT day, sessions, carried, ms FROM visit_days WHERE day = ${day}`,
    ),
  ]);
  const figures = figuresOf(open, totals).get(day);
  if (!figures) return;
  await db.batch([
    sql`INSERT INTO closed_days (day, figures) VALUES (${day}, ${JSON.stringify(figures)}) ON CONFLICT DO NOTHING`,
    sql`DELETE FROM use_days WHERE day = ${day}`,
    sql`DELETE FROM visit_days WHERE day = ${day}`,
  ]);
}
