import { describe, expect, it } from "vitest";
import { verseOfTheDaySchema } from "~/features/daily/verse-of-the-day";
import { verseOf } from "~/features/daily/verses-of-the-year";
import { utcDate } from "~/shared/time";
import { ApiClient } from "../helpers/api-client";

const path = "/api/bible/verse-of-the-day";
const visitor = new ApiClient();

describe("GET /api/bible/verse-of-the-day", () => {
  it("gives anyone the words of the UTC day, under both names", async () => {
    const before = utcDate(Date.now());
    const response = await visitor.get(path);
    expect(response.status).toBe(200);
    const verse = verseOfTheDaySchema.parse(await response.json());
    const days = [before, utcDate(Date.now())];
    expect(days.map((day) => verseOf(day).replace("-", "–"))).toContain(
      verse.reference,
    );
    expect(verse.verse).toBe(verse.text);
    expect(verse.text.length).toBeGreaterThan(10);
    expect(verse.gradient).toMatch(/^from-\[#\w{6}\] to-\[#\w{6}\]$/);
    expect(verse.likesCount).toBeGreaterThanOrEqual(0);
  });

  it("has the same words as the Bible's own leaf", async () => {
    const verse = verseOfTheDaySchema.parse(
      await (await visitor.get(path)).json(),
    );
    const [, book = "", chapter = ""] =
      /^(.+) (\d+):/.exec(verse.reference) ?? [];
    const query = new URLSearchParams({ book, chapter });
    const passage: { text: string } = await (
      await visitor.get(`/api/bible/verses?${query}`)
    ).json();
    expect(passage.text).toContain(verse.text);
  });

  it("may be kept by anybody for a minute", async () => {
    const response = await visitor.get(path);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect(response.headers.has("set-cookie")).toBe(false);
  });

  it("is read, and nothing else", async () => {
    const response = await visitor.post(path, {});
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});
