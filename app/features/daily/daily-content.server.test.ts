import { describe, expect, it, vi } from "vitest";
import type { Chapter } from "~/features/bible/chapter";
import { getDaily, loadDaily } from "./daily-content.server";
import { cacheTomorrow } from "./daily-content-cache.server";
import type { DailyContext } from "./daily-context.server";
import { prayerForDate } from "./prayers.server";

const getVerseOfTheDay = (context: DailyContext, now: number, date?: string) =>
  getDaily({ ...context, now }, "verse", date);
const getPrayerOfTheDay = (context: DailyContext, now: number, date?: string) =>
  getDaily({ ...context, now }, "prayer", date);

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
  const kvEntries = new Map<string, string>();
  const counts = { likesCount: 3, sharesCount: 1 };
  const calls = { kv: 0, d1: 0, puts: 0 };
  let kvIsDown = false;
  const pending: Promise<unknown>[] = [];
  const kv = {
    get: (key: string) => {
      calls.kv += 1;
      if (kvIsDown) return Promise.reject(new Error("KV is down"));
      const text = kvEntries.get(key);
      return Promise.resolve(text === undefined ? null : JSON.parse(text));
    },
    put: (key: string, value: string) => {
      if (kvIsDown) return Promise.reject(new Error("KV is down"));
      calls.puts += 1;
      kvEntries.set(key, value);
      return Promise.resolve();
    },
  };
  const createContext = (): DailyContext => ({
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
    // A new binding object per isolate.
    env: {
      DAILY: { ...kv } as unknown as KVNamespace,
      ASSETS: {
        fetch: () => Promise.resolve(Response.json(luke2)),
      } as unknown as Fetcher,
    },
    now: christmas,
    waitUntil: (work) => pending.push(work),
  });
  return {
    createContext,
    counts,
    calls,
    kvEntries,
    breakKv: () => (kvIsDown = true),
    settle: async () => {
      await Promise.all(pending);
    },
  };
}

describe("the verse of the day", () => {
  it("returns the Bible text under both names, and the counts from D1", async () => {
    const { createContext } = setUp();
    expect(await getVerseOfTheDay(createContext(), christmas)).toEqual({
      text: "Fear not: a Saviour, which is Christ the Lord.",
      verse: "Fear not: a Saviour, which is Christ the Lord.",
      reference: "Luke 2:10–11",
      gradient: "from-[#8b6110] to-[#6d1f2c]",
      likesCount: 3,
      sharesCount: 1,
      date: "2027-12-25",
    });
  });

  it("reads D1 and KV once while the isolate has it cached", async () => {
    const { createContext, calls } = setUp();
    const context = createContext();
    await getVerseOfTheDay(context, christmas);
    await getVerseOfTheDay(context, christmas + minute - 1);
    expect(calls).toMatchObject({ kv: 1, d1: 1 });
  });

  it("serves another isolate from KV without reading D1", async () => {
    const { createContext, calls, settle } = setUp();
    const first = await getVerseOfTheDay(createContext(), christmas);
    await settle();
    expect(await getVerseOfTheDay(createContext(), christmas + 1)).toEqual(
      first,
    );
    expect(calls.d1).toBe(1);
  });

  it("returns stale counts once while it refreshes them", async () => {
    const { createContext, counts, settle } = setUp();
    const context = createContext();
    await getVerseOfTheDay(context, christmas);
    await settle();
    counts.likesCount = 9;
    const stale = await getVerseOfTheDay(context, christmas + minute);
    await settle();
    const fresh = await getVerseOfTheDay(context, christmas + minute + 1);
    expect([stale.likesCount, fresh.likesCount]).toEqual([3, 9]);
  });

  it("returns another verse on another day", async () => {
    const { createContext } = setUp();
    const context = createContext();
    await getVerseOfTheDay(context, christmas);
    const next = await getVerseOfTheDay(context, christmas + 24 * 60 * minute);
    expect(next.reference).toBe("Luke 2:14");
  });

  it("works without KV when KV is down", async () => {
    const consoleError = vi.spyOn(console, "error").mockReturnValue();
    const { createContext, breakKv, settle } = setUp();
    breakKv();
    const verse = await getVerseOfTheDay(createContext(), christmas);
    await settle();
    expect(verse.reference).toBe("Luke 2:10–11");
    expect(consoleError).toHaveBeenCalledTimes(2);
    consoleError.mockRestore();
  });
});

describe("today's content", () => {
  it("is one cache entry: after the verse, the prayer costs nothing", async () => {
    const { createContext, calls } = setUp();
    const context = createContext();
    await getVerseOfTheDay(context, christmas);
    const prayer = await getPrayerOfTheDay(context, christmas);
    const { title, category, content } = prayerForDate("2027-12-25");
    expect(prayer).toEqual({
      title,
      category,
      content,
      gradient: "from-[#8b6110] to-[#6d1f2c]",
      likesCount: 3,
      sharesCount: 1,
      date: "2027-12-25",
    });
    expect(calls.d1).toBe(1);
  });

  it("is written once, even if many requests find KV empty at the same time", async () => {
    const { createContext, calls, settle } = setUp();
    const context = createContext();
    const requests = Array.from({ length: 500 }, () =>
      getVerseOfTheDay(context, christmas),
    );
    await Promise.all(requests);
    await settle();
    expect(calls.puts).toBe(1);
  });

  it("is refreshed once, even if many requests find it stale", async () => {
    const { createContext, counts, calls, settle } = setUp();
    const context = createContext();
    await getVerseOfTheDay(context, christmas);
    await settle();
    counts.likesCount = 9;
    const requests = Array.from({ length: 500 }, () =>
      getVerseOfTheDay(context, christmas + minute),
    );
    await Promise.all(requests);
    await settle();
    expect(calls).toMatchObject({ d1: 2, puts: 2 });
  });

  it("isn't written again while its counts don't change", async () => {
    const { createContext, calls, settle } = setUp();
    const context = createContext();
    for (const minutes of [0, 1, 2, 3]) {
      await getVerseOfTheDay(context, christmas + minutes * minute);
      await settle();
    }
    expect(calls.puts).toBe(1);
  });

  it("is restored from D1 after KV was wiped", async () => {
    const { createContext, counts, kvEntries, settle } = setUp();
    await getVerseOfTheDay(createContext(), christmas);
    await settle();
    kvEntries.clear();
    counts.likesCount = 500;
    const verse = await getVerseOfTheDay(createContext(), christmas + 1);
    await settle();
    expect(verse.likesCount).toBe(500);
    expect([...kvEntries.keys()]).toEqual(["day:2027-12-25"]);
  });

  it("is cached for tomorrow before the first visitor", async () => {
    const { createContext, counts } = setUp();
    await cacheTomorrow({
      ...createContext(),
      now: christmas - 24 * 60 * minute,
    });
    counts.likesCount = 9;
    const verse = await getVerseOfTheDay(createContext(), christmas);
    expect(verse).toMatchObject({ date: "2027-12-25", likesCount: 3 });
  });
});

describe("another day", () => {
  it("is loaded by date and not cached", async () => {
    const { createContext, calls } = setUp();
    const past = await getVerseOfTheDay(
      createContext(),
      christmas,
      "2026-12-25",
    );
    expect(past).toMatchObject({ date: "2026-12-25", likesCount: 3 });
    expect(calls).toEqual({ kv: 0, d1: 1, puts: 0 });
  });

  it.each(["2027-12-26", "2025-12-31"])(
    "throws not_found for %s",
    async (date) => {
      const { createContext, calls } = setUp();
      for (const get of [getVerseOfTheDay, getPrayerOfTheDay]) {
        await expect(
          get(createContext(), christmas, date),
        ).rejects.toMatchObject({
          code: "not_found",
        });
      }
      expect(calls.d1).toBe(0);
    },
  );
});

describe("loadDaily", () => {
  it("reads no rows for visitors while the content is cached", async () => {
    const { createContext, calls } = setUp();
    const context = createContext();
    const open = () => loadDaily(context, "verse", null);
    await open();
    expect((await open()).liked).toBe(false);
    expect(calls.d1).toBe(1);
  });

  it("returns exact counts to signed-in users", async () => {
    const { createContext, counts } = setUp();
    const context = createContext();
    await getVerseOfTheDay(context, christmas);
    counts.likesCount = 4;
    const { content, liked } = await loadDaily(context, "prayer", "ruth");
    expect([content.likesCount, liked]).toEqual([4, true]);
  });
});
