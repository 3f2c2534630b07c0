import { describe, expect, it } from "vitest";
import { dailyMeta } from "./daily-meta";
import { toDailyView } from "./daily-view";
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
const verse = toDailyView("verse", psalm23);
const web = toDailyView("verse", psalm23, {
  version: "WEB",
  text: "Yahweh is my shepherd.",
});
const prayer = toDailyView("prayer", {
  ...base,
  title: "For Bread",
  content: `${"Feed us, Lord. ".repeat(30)}Amen.`,
  category: "Morning",
});
const place = {
  today: "2026-11-21",
  productName: "Vine",
  siteUrl: "https://vine.example",
};

const read = (tags: ReturnType<typeof dailyMeta>, key: string) =>
  tags
    .filter(
      (tag) =>
        ("property" in tag && tag.property === key) ||
        ("name" in tag && tag.name === key),
    )
    .map((tag) => ("content" in tag ? tag.content : ""))[0];

describe("dayMeta", () => {
  it("has a verse's own picture, and one address for both looks", () => {
    const tags = dailyMeta(verse, place);
    expect(tags[0]).toEqual({
      title: "Psalm 23:1–3 · Verse of the Day · Vine",
    });
    expect(tags).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://vine.example/verse-of-the-day?date=2026-03-03",
    });
    expect(read(tags, "og:url")).toBe(
      "https://vine.example/verse-of-the-day?date=2026-03-03",
    );
    expect(read(tags, "og:image")).toBe(
      "https://vine.example/verse-image/kjv/psalms/23/1-3.png",
    );
  });

  it("has the picture of the version that is shown, wherever it names one", () => {
    const image = "https://vine.example/verse-image/web/psalms/23/1-3.png";
    const tags = dailyMeta(web, place);
    expect(read(tags, "og:image")).toBe(image);
    expect(tags).toContainEqual({
      "script:ld+json": expect.objectContaining({ image }) as object,
    });
  });

  it("leaves the date out of today's address, and a long prayer short", () => {
    const tags = dailyMeta(prayer, {
      ...place,
      today: "2026-03-03",
    });
    expect(read(tags, "og:url")).toBe("https://vine.example/prayer-of-the-day");
    expect(read(tags, "description")).toHaveLength(201);
  });

  it("has a prayer's own picture, and says what it shows", () => {
    const tags = dailyMeta(prayer, place);
    expect(read(tags, "og:image")).toBe(
      "https://vine.example/prayer-image/2026-03-03.png",
    );
    expect(read(tags, "og:image:alt")).toBe(
      "Prayer of the Day: “For Bread” (Morning, Tuesday, March 3, 2026), over the picture “Waking Mountains”",
    );
  });
});

describe("sharedDay", () => {
  it("names the day, and 160 letters of it", () => {
    const site = { productName: "Vine", origin: "https://vine.example" };
    expect(getShareContent(verse, "gradient", site)).toEqual({
      title: "Verse of the Day · Vine",
      text: "The LORD is my shepherd. Psalm 23:1–3 (KJV)",
      url: "https://vine.example/verse-of-the-day?date=2026-03-03",
    });
    expect(getShareContent(prayer, "ornate", site).text).toHaveLength(161);
  });

  it("shortens a long verse, and never where it stands", () => {
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

  it("is of the version that is shown, and leads to it", () => {
    const site = { productName: "Vine", origin: "https://vine.example" };
    expect(getShareContent(web, "gradient", site)).toMatchObject({
      text: "Yahweh is my shepherd. Psalm 23:1–3 (WEB)",
      url: "https://vine.example/verse-of-the-day?date=2026-03-03&version=WEB",
    });
  });
});
