import { describe, expect, it, vi } from "vitest";
import type { Chapter } from "~/features/bible/chapter";
import {
  getPrayerOfTheDay,
  getVerseOfTheDay,
  loadDaily,
} from "./daily-content.server";
import { cacheTomorrow } from "./daily-content-cache.server";
import type { DailyContext } from "./daily-context.server";
import { prayerForDate } from "./prayers.server";

/** Luke 2:10-11 is the verse of this day. */
const christmas = Date.UTC(2027, 11, 25, 8);
const minute = 60_000;

const luke2: Chapter = {
  version: "KJV",
  book: "LUK",
  chapter: 2,
  blocks: [
    {
      kind: "prose",
      verses: [
        [9, ["and they were sore afraid."]],
        [10, ["Fear not:"]],
        [11, ["a Saviour, which is Christ the Lord."]],
        [12, ["And this shall be a sign"]],
      ],
    },
  ],
  notes: [],
};

function setUp() {
  const kept = new Map<string, string>();
  const counts = { likesCount: 3, sharesCount: 1 };
  const calls = { kv: 0, d1: 0, puts: 0 };
  let kvIsDown = false;
  const working: Promise<unknown>[] = [];
  const kv = {
    get: (key: string) => {
      calls.kv += 1;
      if (kvIsDown) return Promise.reject(new Error("KV is down"));
      const text = kept.get(key);
      return Promise.resolve(text === undefined ? null : JSON.parse(text));
    },
    put: (key: string, value: string) => {
      if (kvIsDown) return Promise.reject(new Error("KV is down"));
      calls.puts += 1;
      kept.set(key, value);
      return Promise.resolve();
    },
  };
  const stores = (): DailyContext => ({
    db: {
      first: () => {
        calls.d1 += 1;
        return Promise.resolve({ ...counts, liked: 1 } as never);
      },
      all: (query) => {
        calls.d1 += 1;
        const rows = ["verse", "prayer"].map((kind) => ({
          date: query.values[0],
          kind,
          ...counts,
        }));
        return Promise.resolve(rows as never);
      },
    },
    // Another isolate has another binding.
    kv: { ...kv } as unknown as DailyContext["kv"],
    assets: {
      fetch: () => Promise.resolve(Response.json(luke2)),
    } as unknown as Fetcher,
    waitUntil: (work) => working.push(work),
  });
  return {
    stores,
    counts,
    calls,
    kept,
    breakKv: () => (kvIsDown = true),
    settle: async () => {
      await Promise.all(working);
    },
  };
}

describe("getVerseOfTheDay", () => {
  it("brings the words from Scripture under both names, and the counts from D1", async () => {
    const { stores } = setUp();
    expect(await getVerseOfTheDay(stores(), christmas)).toEqual({
      text: "Fear not: a Saviour, which is Christ the Lord.",
      verse: "Fear not: a Saviour, which is Christ the Lord.",
      reference: "Luke 2:10–11",
      gradient: "from-[#8a5c12] to-[#5c3a0c]",
      likesCount: 3,
      sharesCount: 1,
      date: "2027-12-25",
    });
  });

  it("asks D1 once and KV not again while the isolate knows it", async () => {
    const { stores, calls } = setUp();
    const here = stores();
    await getVerseOfTheDay(here, christmas);
    await getVerseOfTheDay(here, christmas + minute - 1);
    expect(calls).toMatchObject({ kv: 1, d1: 1 });
  });

  it("gives another isolate what KV keeps, without a row", async () => {
    const { stores, calls, settle } = setUp();
    const first = await getVerseOfTheDay(stores(), christmas);
    await settle();
    expect(await getVerseOfTheDay(stores(), christmas + 1)).toEqual(first);
    expect(calls.d1).toBe(1);
  });

  it("shows old counts once more while it reads them anew", async () => {
    const { stores, counts, settle } = setUp();
    const here = stores();
    await getVerseOfTheDay(here, christmas);
    await settle();
    counts.likesCount = 9;
    const old = await getVerseOfTheDay(here, christmas + minute);
    await settle();
    const anew = await getVerseOfTheDay(here, christmas + minute + 1);
    expect([old.likesCount, anew.likesCount]).toEqual([3, 9]);
  });

  it("has another verse on another day", async () => {
    const { stores } = setUp();
    const here = stores();
    await getVerseOfTheDay(here, christmas);
    const next = await getVerseOfTheDay(here, christmas + 24 * 60 * minute);
    expect(next.reference).toBe("Luke 2:14");
  });

  it("does without KV when KV is down", async () => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    const { stores, breakKv, settle } = setUp();
    breakKv();
    const verse = await getVerseOfTheDay(stores(), christmas);
    await settle();
    expect(verse.reference).toBe("Luke 2:10–11");
    expect(said).toHaveBeenCalledTimes(2);
    said.mockRestore();
  });
});

describe("today's pair", () => {
  it("is one entry: the prayer costs nothing once the verse was asked for", async () => {
    const { stores, calls } = setUp();
    const here = stores();
    await getVerseOfTheDay(here, christmas);
    const prayer = await getPrayerOfTheDay(here, christmas);
    const { title, category, content } = prayerForDate("2027-12-25");
    expect(prayer).toEqual({
      title,
      category,
      content,
      gradient: "from-[#8a5c12] to-[#5c3a0c]",
      likesCount: 3,
      sharesCount: 1,
      date: "2027-12-25",
    });
    expect(calls.d1).toBe(1);
  });

  it("is written once, however many find KV empty at the same time", async () => {
    const { stores, calls, settle } = setUp();
    const here = stores();
    const crowd = Array.from({ length: 500 }, () =>
      getVerseOfTheDay(here, christmas),
    );
    await Promise.all(crowd);
    await settle();
    expect(calls.puts).toBe(1);
  });

  it("is read anew once, however many find it old", async () => {
    const { stores, counts, calls, settle } = setUp();
    const here = stores();
    await getVerseOfTheDay(here, christmas);
    await settle();
    counts.likesCount = 9;
    const crowd = Array.from({ length: 500 }, () =>
      getVerseOfTheDay(here, christmas + minute),
    );
    await Promise.all(crowd);
    await settle();
    expect(calls).toMatchObject({ d1: 2, puts: 2 });
  });

  it("is not written again while nobody likes or shares it", async () => {
    const { stores, calls, settle } = setUp();
    const here = stores();
    for (const minutes of [0, 1, 2, 3]) {
      await getVerseOfTheDay(here, christmas + minutes * minute);
      await settle();
    }
    expect(calls.puts).toBe(1);
  });

  it("comes back after KV was wiped, with nothing lost", async () => {
    const { stores, counts, kept, settle } = setUp();
    await getVerseOfTheDay(stores(), christmas);
    await settle();
    kept.clear();
    counts.likesCount = 500;
    const verse = await getVerseOfTheDay(stores(), christmas + 1);
    await settle();
    expect(verse.likesCount).toBe(500);
    expect([...kept.keys()]).toEqual(["day:2027-12-25"]);
  });

  it("of tomorrow lies ready before its first visitor comes", async () => {
    const { stores, counts } = setUp();
    await cacheTomorrow(stores(), christmas - 24 * 60 * minute);
    counts.likesCount = 9;
    const verse = await getVerseOfTheDay(stores(), christmas);
    expect(verse).toMatchObject({ date: "2027-12-25", likesCount: 3 });
  });
});

describe("another day", () => {
  it("is opened by its date, and not kept", async () => {
    const { stores, calls } = setUp();
    const past = await getVerseOfTheDay(stores(), christmas, "2026-12-25");
    expect(past).toMatchObject({ date: "2026-12-25", likesCount: 3 });
    expect(calls).toEqual({ kv: 0, d1: 1, puts: 0 });
  });

  it.each(["2027-12-26", "2025-12-31"])("%s is not there", async (date) => {
    const { stores, calls } = setUp();
    for (const get of [getVerseOfTheDay, getPrayerOfTheDay]) {
      await expect(get(stores(), christmas, date)).rejects.toMatchObject({
        code: "not_found",
      });
    }
    expect(calls.d1).toBe(0);
  });
});

describe("openDaily", () => {
  it("costs a visitor no row once the day is known", async () => {
    const { stores, calls } = setUp();
    const here = stores();
    const open = () =>
      loadDaily(here, "verse", { now: christmas, viewerId: null });
    await open();
    expect((await open()).liked).toBe(false);
    expect(calls.d1).toBe(1);
  });

  it("shows somebody signed in the exact counts", async () => {
    const { stores, counts } = setUp();
    const here = stores();
    await getVerseOfTheDay(here, christmas);
    counts.likesCount = 4;
    const { content, liked } = await loadDaily(here, "prayer", {
      now: christmas,
      viewerId: "ruth",
    });
    expect([content.likesCount, liked]).toEqual([4, true]);
  });
});
