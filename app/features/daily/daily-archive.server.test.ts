import { describe, expect, it } from "vitest";
import type { Chapter } from "~/features/bible/chapter";
import { listMonth } from "./daily-archive.server";

function setUp() {
  const calls = { d1: 0, assets: 0 };
  const anyChapter: Chapter = {
    version: "KJV",
    book: "JHN",
    chapter: 1,
    blocks: [{ kind: "prose", verses: [[1, ["In the beginning"]]] }],
    notes: [],
  };
  const context = {
    db: {
      first: () => Promise.reject(new Error("unexpected call")),
      all: () => {
        calls.d1 += 1;
        const row = { date: "2026-02-28", likesCount: 7, sharesCount: 2 };
        return Promise.resolve(
          ["verse", "prayer"].map((kind) => ({ ...row, kind })) as never,
        );
      },
    },
    env: {
      DAILY: {} as KVNamespace,
      ASSETS: {
        fetch: () => {
          calls.assets += 1;
          return Promise.resolve(Response.json(anyChapter));
        },
      } as unknown as Fetcher,
    },
    now: Date.UTC(2026, 10, 21, 9),
  };
  return { context, calls };
}

describe("listMonth", () => {
  it("lists every day of a past month with its counts in one D1 query", async () => {
    const { context, calls } = setUp();
    const { days, ...month } = await listMonth(context, "prayer", "2026-02");
    expect(month).toEqual({
      month: "2026-02",
      earlier: "2026-01",
      later: "2026-03",
    });
    expect(days.map(({ date }) => date)).toEqual(
      Array.from(
        { length: 28 },
        (_, i) => `2026-02-${String(i + 1).padStart(2, "0")}`,
      ),
    );
    expect(days.at(-1)).toMatchObject({ likesCount: 7, sharesCount: 2 });
    expect(days[0]).toMatchObject({ likesCount: 0, sharesCount: 0 });
    expect(calls).toEqual({ d1: 1, assets: 0 });
  });

  it("ends today and starts with the archive", async () => {
    const { context } = setUp();
    const current = await listMonth(context, "prayer");
    expect(current).toMatchObject({
      month: "2026-11",
      earlier: "2026-10",
      later: null,
    });
    expect(current.days.at(-1)?.date).toBe("2026-11-21");
    expect(current.days).toHaveLength(21);
    const first = await listMonth(context, "prayer", "2026-01");
    expect(first).toMatchObject({ earlier: null, later: "2026-02" });
    expect(first.days).toHaveLength(31);
  });

  it("has 29 February in a leap year", async () => {
    const { context } = setUp();
    const now = Date.UTC(2028, 2, 1);
    const february = await listMonth({ ...context, now }, "prayer", "2028-02");
    expect(february).toMatchObject({ earlier: "2028-01", later: "2028-03" });
    expect(february.days.at(-1)?.date).toBe("2028-02-29");
    expect(february.days).toHaveLength(29);
  });

  it("reads each day's text once", async () => {
    const { context, calls } = setUp();
    await listMonth(context, "verse", "2026-04");
    await listMonth(context, "verse", "2026-04");
    expect(calls).toEqual({ d1: 2, assets: 30 });
  });

  it.each(["2026-12", "2025-12"])("throws not_found for %s", async (month) => {
    const { context, calls } = setUp();
    await expect(listMonth(context, "verse", month)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(calls.d1).toBe(0);
  });
});
