import { describe, expect, it } from "vitest";
import {
  getEmptyFeedText,
  feedTabHref,
  parseFeedTab,
  parsePrayerFilter,
  prayerTabs,
  feedTabs,
  firstPageSize,
  getPageSize,
} from "./feed-tab";

describe("parseFeedTab", () => {
  it.each([
    ["", "all"],
    ["?tab=events", "event"],
    ["?x=1&tab=videos", "video"],
    ["?tab=prayer", "prayer"],
    ["?tab=constructor", "all"],
  ])("parses %s as %s", (search, type) => {
    expect(parseFeedTab(search).type).toBe(type);
  });

  it("parses every tab's own URL", () => {
    for (const tab of feedTabs)
      expect(parseFeedTab(feedTabHref(tab))).toBe(tab);
  });
});

describe("parsePrayerFilter", () => {
  it.each([
    ["", "open"],
    ["?tab=prayer&prayers=answered", "answered"],
    ["?prayers=constructor", "open"],
  ])("parses %s as %s on the Prayer tab only", (search, filter) => {
    const [all, , , prayer] = feedTabs;
    expect(parsePrayerFilter(prayer, search)).toBe(filter);
    expect(parsePrayerFilter(all, search)).toBeUndefined();
  });

  it("parses every filter's own URL", () => {
    for (const { slug, to } of prayerTabs)
      expect(parsePrayerFilter(parseFeedTab(to), to)).toBe(slug);
  });
});

describe("getEmptyFeedText", () => {
  it("has the texts that docs/product.md fixes", () => {
    expect(feedTabs.map(getEmptyFeedText)).toEqual([
      "No posts yet. Be the first to share something!",
      "No Events found.",
      "No Videos found.",
      "No Prayer found.",
    ]);
  });
});

describe("getPageSize", () => {
  it("completes the first hundred, then loads a hundred per page", () => {
    expect(firstPageSize + getPageSize(1)).toBe(100);
    expect(getPageSize(2)).toBe(100);
  });
});
