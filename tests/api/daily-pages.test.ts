import { describe, expect, it } from "vitest";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { loadPage } from "../helpers/load-page";
import { newPerson } from "../helpers/seeds";
import { siteUrl } from "../helpers/site";

const today = utcDate(Date.now());

describe.each([
  ["verse", urls.verseOfTheDay(), urls.verseOfTheDay()],
  ["verse", urls.verseDetail(), urls.verseOfTheDay()],
  ["prayer", urls.prayerOfTheDay(), urls.prayerOfTheDay()],
  ["prayer", urls.prayerDetail(), urls.prayerOfTheDay()],
] as const)("the %s at %s", (kind, path, canonical) => {
  it("is a document for visitors, with the metadata for link previews", async () => {
    const { response, document, content } = await loadPage(path);
    expect(response.status).toBe(200);
    const scripts = [...document.querySelectorAll("script[src]")];
    expect(scripts.map((script) => script.getAttribute("src"))).toEqual([
      expect.stringMatching(/^\/assets\/boot-/),
      expect.stringMatching(/^\/assets\/document-/),
    ]);
    expect(document.title).toMatch(new RegExp(`${kind} of the Day`, "i"));
    expect(content("description")?.length).toBeGreaterThan(20);
    expect(
      document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    ).toBe(`${siteUrl}${canonical}`);
    expect(content("og:url")).toBe(`${siteUrl}${canonical}`);
    expect(content("og:image")).toMatch(
      kind === "verse"
        ? /\/verse-image\/daily\/kjv\/.+\.png$/
        : new RegExp(`${urls.prayerImage(today)}$`),
    );
    expect(content("twitter:card")).toBe("summary_large_image");
  });

  it("is a private page of the app for signed-in users", async () => {
    const { client } = await newPerson();
    const { response, document } = await loadPage(path, client);
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(document.documentElement.dataset).toHaveProperty("member");
    expect(document.querySelector("article")).not.toBeNull();
  });

  it.each(["2999-01-01", "2026-02-30", "2025-12-31", "tomorrow"])(
    "returns 404 for %s",
    async (date) => {
      const { response, text } = await loadPage(`${path}?date=${date}`);
      expect(response.status).toBe(404);
      expect(text).toContain(
        kind === "verse" ? "No Verse Available" : "No Prayer Available",
      );
    },
  );

  it("treats an empty date as today", async () => {
    const { response } = await loadPage(`${path}?date=`);
    expect(response.status).toBe(200);
  });

  it("shows a past day under its own URL", async () => {
    const date = "2026-01-06";
    const { response, document, content } = await loadPage(
      `${path}?date=${date}`,
    );
    expect(response.status).toBe(200);
    expect(document.querySelector("time")?.dateTime).toBe(date);
    expect(content("og:url")).toBe(`${siteUrl}${canonical}?date=${date}`);
  });
});

describe.each(["verse", "prayer"] as const)("the archive of the %s", (kind) => {
  it("links to each day of a month", async () => {
    const { response, document } = await loadPage(
      urls.dailyArchive(kind, "2026-01"),
    );
    expect(response.status).toBe(200);
    const links = [...document.querySelectorAll("main ol a")].map((link) =>
      link.getAttribute("href"),
    );
    expect(links).toHaveLength(31);
    expect(links.at(-1)).toBe(`/${kind}-of-the-day?date=2026-01-01`);
  });

  it("lists this month up to today", async () => {
    const { document } = await loadPage(urls.dailyArchive(kind));
    expect(document.querySelectorAll("main ol a")).toHaveLength(
      Number(today.slice(8)),
    );
  });

  it.each(["2999-01", "2025-12", "2026-13", "May"])(
    "returns 404 for %s",
    async (month) => {
      const { response } = await loadPage(urls.dailyArchive(kind, month));
      expect(response.status).toBe(404);
    },
  );
});

it.each([urls.verseOfTheDay(), urls.verseDetail()])(
  "shows the verse at %s in the other version, and keeps the version in the links",
  async (path) => {
    const day = `${path}?date=2026-01-06`;
    const { text, document, content } = await loadPage(`${day}&version=WEB`);
    expect(text).toContain("Matthew 2:10–11 (WEB)");
    expect(text).toContain("they rejoiced with exceedingly great joy");
    const links = [...document.querySelectorAll("main a")].map((link) =>
      link.getAttribute("href"),
    );
    expect(links).toEqual(
      expect.arrayContaining([
        "/bible/web/matthew/2/10-11",
        `${path}?date=2026-01-07&version=WEB`,
        day,
      ]),
    );
    expect(content("og:url")).toBe(
      `${siteUrl}${urls.verseOfTheDay("2026-01-06")}`,
    );
  },
);
