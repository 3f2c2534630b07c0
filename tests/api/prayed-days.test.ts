import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { setPrayed } from "~/features/prayer/prayed.server";
import { AppError } from "~/shared/errors";
import { startDatabases } from "../helpers/databases";
import { recordStatements } from "../helpers/recording-database";

// Presses with a moved clock.

let mf: Awaited<ReturnType<typeof startDatabases>>;
let db: Db;

beforeAll(async () => {
  mf = await startDatabases();
  db = new Db(recordStatements(await mf.getD1Database("DB")).database);
  await db.batch([
    sql`INSERT INTO users (id, username, createdAt) VALUES ('ruth', 'ruth', 1), ('luke', 'luke', 1)`,
    sql`INSERT INTO posts (id, userId, type, content, createdAt) VALUES ('request', 'ruth', 'prayer', 'Pray', 1)`,
  ]);
});
afterAll(() => mf.dispose());
beforeEach(() => db.batch([sql`DELETE FROM prayed`]));

interface Press {
  desired?: boolean;
  day?: string;
  /** Local time in UTC. */
  at?: string;
  zone?: string;
}

/** Returns how often luke prayed, or the error's code. */
async function press({ at = "2026-06-10T12:00:00Z", zone, ...change }: Press) {
  const now = Date.parse(at);
  const browserZone = zone ?? null;
  const body = { desired: true, ...change };
  try {
    const times = { now, browserZone };
    return (await setPrayed(db, "luke", "request", body, times)).prayedCount;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const getState = async () => {
  const [rows, counts] = await db.batch([
    sql`SELECT times, lastDay FROM prayed`,
    sql`SELECT prayedCount, peopleCount FROM posts`,
  ]);
  return { rows, counts };
};

/** One row, which the counts of the request equal. */
const counted = (times: number, lastDay: string) => ({
  rows: [{ times, lastDay }],
  counts: [{ prayedCount: times, peopleCount: 1 }],
});

describe("the day of a press", () => {
  it.each([
    ["Etc/GMT+12", "2026-06-10T11:59:59.999Z", "2026-06-10T12:00:00.000Z"],
    [
      "Pacific/Kiritimati",
      "2026-06-10T09:59:59.999Z",
      "2026-06-10T10:00:00.000Z",
    ],
    ["UTC", "2026-06-10T23:59:59.999Z", "2026-06-11T00:00:00.000Z"],
  ])("begins at midnight in %s", async (zone, before, after) => {
    expect(await press({ zone, at: before })).toBe(1);
    expect(await press({ zone, at: before })).toBe(1);
    expect(await press({ zone, at: after })).toBe(2);
    expect(await press({ zone, at: after })).toBe(2);
    expect(await press({ zone, at: after, desired: false })).toBe(1);
  });

  it.each([
    // The date at UTC+14 is the 11th from 10:00 UTC.
    ["2026-06-10T09:59:59.999Z", "2026-06-11", "invalid"],
    ["2026-06-10T10:00:00.000Z", "2026-06-11", 1],
    ["2026-06-10T10:00:00.000Z", "2026-06-12", "invalid"],
    // At UTC-12 it is still the 9th until noon, which is within seven days anyway.
    ["2026-06-10T11:59:59.999Z", "2026-06-09", 1],
    ["2026-06-10T00:00:00.000Z", "2026-06-03", 1],
    ["2026-06-10T00:00:00.000Z", "2026-06-02", "invalid"],
  ])("at %s may be %s: %s", async (at, day, expected) => {
    expect(await press({ at, day })).toBe(expected);
  });

  it("counts once for a traveller who flies back over the date line", async () => {
    const at = "2026-06-10T11:00:00Z";
    expect(await press({ at, zone: "Pacific/Kiritimati" })).toBe(1);
    expect(await press({ at, zone: "Etc/GMT+12" })).toBe("conflict");
    expect(await getState()).toEqual(counted(1, "2026-06-11"));
  });
});

describe("a press that waited offline", () => {
  it("counts for its own day, five days later, once", async () => {
    const day = "2026-06-05";
    expect(await press({ day })).toBe(1);
    expect(await press({ day })).toBe(1);
    expect(await press({ day: "2026-06-07" })).toBe(2);
    expect(await press({})).toBe(3);
    expect(await getState()).toEqual(counted(3, "2026-06-10"));
  });

  it("isn't counted after a newer one", async () => {
    expect(await press({})).toBe(1);
    expect(await press({ day: "2026-06-05" })).toBe("conflict");
    const undo = { desired: false, day: "2026-06-05" };
    expect(await press(undo)).toBe(1);
    expect(await getState()).toEqual(counted(1, "2026-06-10"));
  });

  it("leaves exact counts in any order", async () => {
    const days = ["07", "05", "10", "06", "10", "08", "05", "09"];
    const results = await Promise.all(
      days.map((day) => press({ day: `2026-06-${day}` })),
    );
    const accepted = new Set(
      days.filter((_, i) => typeof results[i] === "number"),
    );
    expect(await getState()).toEqual(counted(accepted.size, "2026-06-10"));
  });
});
