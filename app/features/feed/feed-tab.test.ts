import { describe, expect, it } from "vitest";
import {
  emptyFeedSentence,
  feedTabHref,
  feedTabOf,
  feedTabs,
  firstPageSize,
  pageSizeAt,
} from "./feed-tab";

describe("feedTabOf", () => {
  it.each([
    ["", "all"],
    ["?tab=events", "event"],
    ["?x=1&tab=videos", "video"],
    ["?tab=prayer", "prayer"],
    ["?tab=constructor", "all"],
  ])("reads %s as %s", (search, type) => {
    expect(feedTabOf(search).type).toBe(type);
  });

  it("finds every tab by its own address", () => {
    for (const tab of feedTabs) expect(feedTabOf(feedTabHref(tab))).toBe(tab);
  });
});

describe("emptyFeedSentence", () => {
  it("is exact", () => {
    expect(feedTabs.map(emptyFeedSentence)).toEqual([
      "No posts yet. Be the first to share something!",
      "No Events found.",
      "No Videos found.",
      "No Prayer found.",
    ]);
  });
});

describe("pageSizeAt", () => {
  it("fills the first hundred, then goes by hundreds", () => {
    expect(firstPageSize + pageSizeAt(1)).toBe(100);
    expect(pageSizeAt(2)).toBe(100);
  });
});
