import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { firstDate } from "~/features/daily/daily";
import { prayerOfTheDaySchema } from "~/features/daily/daily-api";
import { prayerForDate } from "~/features/daily/prayers.server";
import { verseOfTheDaySchema } from "~/features/daily/verse-of-the-day";
import { verseForDate } from "~/features/daily/verses.server";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { sqlBatch } from "../helpers/site";

const visitor = new ApiClient();
const dayMs = 86_400_000;
const kinds = ["verse", "prayer"] as const;

async function getJson<Value>(path: string): Promise<Value> {
  const response = await visitor.get(path);
  expect(response.status).toBe(200);
  return response.json<Value>();
}

describe("today's verse", () => {
  it("is the verse of the UTC day, for visitors too, in both text fields", async () => {
    const before = utcDate(Date.now());
    const verse = verseOfTheDaySchema.parse(
      await getJson(urls.api.daily("verse")),
    );
    expect([before, utcDate(Date.now())]).toContain(verse.date);
    expect(verse.reference).toBe(verseForDate(verse.date).replace("-", "–"));
    expect(verse.verse).toBe(verse.text);
    expect(verse.text.length).toBeGreaterThan(10);
    expect(verse.gradient).toMatch(/^from-\[#\w{6}\] to-\[#\w{6}\]$/);
  });

  it("has the same text as the Bible API", async () => {
    const verse = verseOfTheDaySchema.parse(
      await getJson(urls.api.daily("verse")),
    );
    const [, book = "", chapter = ""] =
      /^(.+) (\d+):/.exec(verse.reference) ?? [];
    const passage = await getJson<{ text: string }>(
      `/api/bible/verses?${new URLSearchParams({ book, chapter, version: "KJV" })}`,
    );
    expect(passage.text).toContain(verse.text);
  });
});

it("today's prayer is the whole prayer of the UTC day, for visitors too", async () => {
  const prayer = prayerOfTheDaySchema.parse(
    await getJson(urls.api.daily("prayer")),
  );
  expect(utcDate(Date.now() - 60_000) <= prayer.date).toBe(true);
  const { title, category, content } = prayerForDate(prayer.date);
  expect(prayer).toMatchObject({ title, category, content });
});

describe.each(kinds)("the %s of the day", (kind) => {
  const buildUrl = (date?: string) => urls.api.daily(kind, date);

  it("may be cached publicly for a minute, but not past midnight", async () => {
    for (const date of [undefined, firstDate]) {
      const { headers } = await visitor.get(buildUrl(date));
      const [, seconds] =
        /^public, max-age=(\d+)$/.exec(headers.get("cache-control") ?? "") ??
        [];
      const secondsLeft = Math.ceil((dayMs - (Date.now() % dayMs)) / 1000) + 1;
      expect(Number(seconds)).toBeGreaterThan(0);
      expect(Number(seconds)).toBeLessThanOrEqual(Math.min(60, secondsLeft));
      expect(headers.has("set-cookie")).toBe(false);
    }
  });

  it("is available by date from the first day of the archive", async () => {
    const dates = [firstDate, utcDate(Date.now() - dayMs), utcDate(Date.now())];
    for (const date of dates) {
      expect(await getJson(buildUrl(date))).toMatchObject({ date });
    }
  });

  it("returns 404 for a future day or one before the archive", async () => {
    for (const date of [
      utcDate(Date.now() + dayMs + 60_000),
      "2099-01-01",
      "2025-12-31",
      "0001-01-01",
    ]) {
      await expectProblem(await visitor.get(buildUrl(date)), 404);
    }
  });

  it.each([
    "2026-02-30",
    "2027-02-29",
    "2026-2-3",
    "20260203",
    "today",
    "2026-02-03T00:00:00Z",
    "2026-13-01",
    "-2026-01-01",
    "' OR 1=1 --",
    "٢٠٢٦-٠١-٠١",
  ])("returns 422 for the invalid date %s", async (date) => {
    const problem = await expectProblem(await visitor.get(buildUrl(date)), 422);
    expect(problem.issues).toMatchObject([{ path: "date" }]);
  });

  it("returns 405 for POST", async () => {
    const response = await visitor.post(buildUrl(), {});
    await expectProblem(response, 405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  it("shows counts with the adjustments of admins, never below 0", async () => {
    const date = "2026-02-14";
    for (const [organic, adjustment, displayed] of [
      [3, 5, 8],
      [3, -9, 0],
    ] as const) {
      await sqlBatch([
        sql`INSERT OR REPLACE INTO daily_counts
              (date, kind, likesCount, sharesCount, likesAdjustment, sharesAdjustment)
            VALUES (${date}, ${kind}, ${organic}, ${organic}, ${adjustment}, ${adjustment})`,
      ]);
      expect(await getJson(buildUrl(date))).toMatchObject({
        likesCount: displayed,
        sharesCount: displayed,
      });
    }
    await sqlBatch([sql`DELETE FROM daily_counts WHERE date = ${date}`]);
  });
});
