import { describe, expect, it } from "vitest";
import { dailyMeta } from "./daily-meta";
import { toDailyView } from "../daily-view";
import { getShareContent } from "./share-content";

const base = {
  likesCount: 0,
  sharesCount: 0,
  gradient: "",
  date: "2026-03-03",
};
const psalm23 = {
  ...base,
  text: "The LORD is my shepherd.",
  verse: "The LORD is my shepherd.",
  reference: "Psalm 23:1–3",
};
const verse = toDailyView(psalm23);
const web = toDailyView(psalm23, {
  version: "WEB",
  text: "Yahweh is my shepherd.",
});
const prayer = toDailyView({
  ...base,
  title: "For Bread",
  content: `${"Feed us, Lord. ".repeat(30)}Amen.`,
  category: "Morning",
});
const options = {
  today: "2026-11-21",
  productName: "Vine",
  siteUrl: "https://vine.example",
};

const getTag = (tags: ReturnType<typeof dailyMeta>, key: string) =>
  tags
    .filter(
      (tag) =>
        ("property" in tag && tag.property === key) ||
        ("name" in tag && tag.name === key),
    )
    .map((tag) => ("content" in tag ? tag.content : ""))[0];

describe("dailyMeta", () => {
  it("uses the verse's image, and one canonical URL for both variants", () => {
    const tags = dailyMeta(verse, options);
    expect(tags[0]).toEqual({
      title: "Psalm 23:1–3 · Verse of the Day · Vine",
    });
    expect(tags).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://vine.example/verse-of-the-day?date=2026-03-03",
    });
    expect(getTag(tags, "og:url")).toBe(
      "https://vine.example/verse-of-the-day?date=2026-03-03",
    );
    expect(getTag(tags, "og:image")).toBe(
      "https://vine.example/verse-image/daily/kjv/psalms/23/1-3.png",
    );
  });

  it("uses the image of the displayed version", () => {
    expect(getTag(dailyMeta(web, options), "og:image")).toBe(
      "https://vine.example/verse-image/daily/web/psalms/23/1-3.png",
    );
  });

  it("omits today's date from the URL and truncates a long prayer", () => {
    const tags = dailyMeta(prayer, {
      ...options,
      today: "2026-03-03",
    });
    expect(getTag(tags, "og:url")).toBe(
      "https://vine.example/prayer-of-the-day",
    );
    expect(getTag(tags, "description")).toHaveLength(201);
  });

  it("uses the prayer's image and describes it", () => {
    const tags = dailyMeta(prayer, options);
    expect(getTag(tags, "og:image")).toBe(
      "https://vine.example/prayer-image/2026-03-03.png",
    );
    expect(getTag(tags, "og:image:alt")).toBe("Prayer of the Day: “For Bread”");
  });
});

describe("getShareContent", () => {
  it("has the date in the URL and up to 160 characters of text", () => {
    const site = { productName: "Vine", origin: "https://vine.example" };
    expect(getShareContent(verse, "gradient", site)).toEqual({
      title: "Verse of the Day · Vine",
      text: "The LORD is my shepherd. Psalm 23:1–3 (KJV)",
      url: "https://vine.example/verse-of-the-day?date=2026-03-03",
    });
    expect(getShareContent(prayer, "ornate", site).text).toHaveLength(161);
  });

  it("shortens a long verse but never its reference", () => {
    const site = { productName: "Vine", origin: "https://vine.example" };
    const text = "The LORD is my shepherd. ".repeat(20).trim();
    const { text: short } = getShareContent(
      { ...verse, paragraphs: [text] },
      "gradient",
      site,
    );
    expect(short).toHaveLength(160);
    expect(short).toMatch(/^The LORD is .*… Psalm 23:1–3 \(KJV\)$/);
  });

  it("uses and links the displayed version", () => {
    const site = { productName: "Vine", origin: "https://vine.example" };
    expect(getShareContent(web, "gradient", site)).toMatchObject({
      text: "Yahweh is my shepherd. Psalm 23:1–3 (WEB)",
      url: "https://vine.example/verse-of-the-day?date=2026-03-03&version=WEB",
    });
  });
});
