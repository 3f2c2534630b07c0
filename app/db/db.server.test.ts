import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "~/shared/errors";
import { Db, isUniqueViolation, newUsage } from "./db.server";
import { sql } from "./sql";

/** The statements of each batch. The fake database returns each statement's own text. */
let batches: string[][];
let failure: Error | null;
let constraint: string | null;
let isServedByPrimary: boolean;

beforeEach(() => {
  batches = [];
  failure = null;
  constraint = null;
  isServedByPrimary = true;
});

const database = {
  withSession(sessionConstraint: string) {
    constraint = sessionConstraint;
    return {
      prepare: (text: string) => ({
        bind: (...values: unknown[]) => ({ text, values }),
      }),
      batch: (statements: { text: string; values: unknown[] }[]) => {
        batches.push(statements.map(({ text }) => text));
        return failure
          ? Promise.reject(failure)
          : Promise.resolve(
              statements.map(({ text, values }) => ({
                results: [{ text, values }],
                meta: {
                  rows_read: 3,
                  rows_written: 1,
                  duration: 0.2,
                  served_by_primary: isServedByPrimary,
                },
              })),
            );
      },
      getBookmark: () => "bookmark",
    };
  },
} as unknown as D1Database;

describe("batching", () => {
  it("sends all reads of one tick in one batch and returns each its own rows", async () => {
    const db = new Db(database);
    const [a, b] = await Promise.all([
      db.all(sql`SELECT ${1}`),
      db.first(sql`SELECT 2`),
    ]);
    expect(batches).toEqual([["SELECT ?", "SELECT 2"]]);
    expect(a).toEqual([{ text: "SELECT ?", values: [1] }]);
    expect(b).toEqual({ text: "SELECT 2", values: [] });
  });

  it("sends pending reads together with a write, before it", async () => {
    const db = new Db(database);
    const read = db.all(sql`SELECT 1`);
    const rows = await db.batch([sql`DELETE FROM x`]);
    await read;
    expect(batches).toEqual([["SELECT 1", "DELETE FROM x"]]);
    expect(rows).toEqual([[{ text: "DELETE FROM x", values: [] }]]);
  });

  it("binds booleans as 0 and 1", async () => {
    const row = await new Db(database).first(sql`SELECT ${true}, ${false}`);
    expect(row).toMatchObject({ values: [1, 0] });
  });
});

describe("the usage", () => {
  it("adds up trips, rows and time over the clients that share it", async () => {
    const usage = newUsage();
    const db = new Db(database, null, usage);
    await Promise.all([db.all(sql`SELECT 1`), db.all(sql`SELECT 2`)]);
    await new Db(database, null, usage).batch([sql`DELETE FROM x`]);
    expect(usage).toMatchObject({ trips: 2, rowsRead: 9, rowsWritten: 3 });
    expect(usage.dbMs).toBeCloseTo(0.6);
  });

  it("counts trips that fail", async () => {
    failure = new Error("D1_ERROR: Internal error");
    const db = new Db(database);
    await expect(db.all(sql`SELECT 1`)).rejects.toThrow();
    expect(db.usage).toMatchObject({ trips: 1, rowsRead: 0 });
  });
});

describe("the bookmark", () => {
  it("is available after a write", async () => {
    const db = new Db(database, "earlier");
    expect(constraint).toBe("earlier");
    await db.all(sql`SELECT 1`);
    expect(db.bookmark).toBeNull();
    await db.batch([sql`DELETE FROM x`]);
    expect(db.bookmark).toBe("bookmark");
  });

  it("is optional: without one the nearest replica answers", () => {
    expect(new Db(database).bookmark).toBeNull();
    expect(constraint).toBe("first-unconstrained");
  });
});

describe("a replica", () => {
  it("may lag until the request writes", async () => {
    isServedByPrimary = false;
    const db = new Db(database);
    await db.all(sql`SELECT 1`);
    expect(db.mayLag).toBe(true);
    await db.batch([sql`DELETE FROM x`]);
    expect(db.mayLag).toBe(false);
  });

  it("is as recent as the primary if that answered first", async () => {
    const db = new Db(database, "first-primary");
    expect(constraint).toBe("first-primary");
    await db.all(sql`SELECT 1`);
    isServedByPrimary = false;
    await db.all(sql`SELECT 1`);
    expect(db.mayLag).toBe(false);
  });
});

describe("errors", () => {
  it.each([
    "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
    "D1_ERROR: D1 DB storage operation exceeded timeout",
    "D1_ERROR: Network connection lost.",
    "D1_ERROR: Internal error",
    "D1_ERROR: D1 DB exceeded its CPU time limit and was reset.",
    "D1_ERROR: D1 DB's isolate exceeded its memory limit and was reset.",
    "D1_ERROR: Memory limit would be exceeded before EOF.",
    "D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.",
    "D1_ERROR: Failed to parse body as JSON, got: error code: 1031",
    "Network connection lost.",
    "internal error; reference = 0a1b",
  ])("turns an unavailable database into 503: %s", async (message) => {
    failure = new Error(message);
    const db = new Db(database);
    await expect(db.all(sql`SELECT 1`)).rejects.toMatchObject({
      code: "unavailable",
    });
    await expect(db.batch([sql`DELETE FROM x`])).rejects.toBeInstanceOf(
      AppError,
    );
  });

  it("passes other errors on to all pending queries", async () => {
    failure = new Error("D1_ERROR: UNIQUE constraint failed: users.email");
    const db = new Db(database);
    const read = db.all(sql`SELECT 1`);
    const write = db.batch([sql`INSERT INTO x`]);
    await expect(write).rejects.toBe(failure);
    await expect(read).rejects.toBe(failure);
    expect(isUniqueViolation(failure)).toBe(true);
    expect(isUniqueViolation(new Error("other"))).toBe(false);
    expect(isUniqueViolation("UNIQUE constraint failed")).toBe(false);
  });
});
