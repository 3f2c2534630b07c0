import { describe, expect, it, vi } from "vitest";
import type { Chapter } from "~/features/bible/chapter";
import { passageHref } from "./verse-of-the-day";
import { getVerseOfTheDay } from "./verse-of-the-day.server";
import type { DailyStores } from "./verse-of-the-day.server";

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
  const calls = { kv: 0, d1: 0 };
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
      kept.set(key, value);
      return Promise.resolve();
    },
  };
  const stores = (): DailyStores => ({
    db: {
      first: () => {
        calls.d1 += 1;
        return Promise.resolve({ ...counts } as never);
      },
    },
    // Another isolate has another binding.
    kv: { ...kv } as unknown as DailyStores["kv"],
    assets: {
      fetch: () => Promise.resolve(Response.json(luke2)),
    } as unknown as Fetcher,
    later: (work) => working.push(work),
  });
  return {
    stores,
    counts,
    calls,
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
    });
  });

  it("asks D1 once and KV not again while the isolate knows it", async () => {
    const { stores, calls } = setUp();
    const here = stores();
    await getVerseOfTheDay(here, christmas);
    await getVerseOfTheDay(here, christmas + minute - 1);
    expect(calls).toEqual({ kv: 1, d1: 1 });
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

describe("passageHref", () => {
  it.each([
    ["John 3:16", "/bible?book=John&chapter=3&verse=16#v16"],
    ["Psalm 23:1–3", "/bible?book=Psalm&chapter=23&verse=1-3#v1"],
    ["Song of Solomon 8:7", "/bible?book=Song+of+Solomon&chapter=8&verse=7#v7"],
  ])("of %s is %s", (reference, href) => {
    expect(passageHref(reference)).toBe(href);
  });
});
