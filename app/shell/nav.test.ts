import { describe, expect, it } from "vitest";
import { bottomBarEntries, isActive, sidebarEntries } from "./nav";

function activeIn(entries: typeof sidebarEntries, pathname: string): string[] {
  return entries
    .filter((entry) => isActive(entry, pathname))
    .map(({ label }) => label);
}

describe("the sidebar", () => {
  it.each([
    ["/", ["Home"]],
    ["/home", ["Home"]],
    ["/bible", ["Bible"]],
    ["/verse-generator", ["Verse Generator"]],
    ["/games", ["Games"]],
    ["/groups/grace-chapel/settings", ["Groups"]],
    ["/profile", ["Profile"]],
    ["/profile/0193", ["Profile"]],
    ["/saved", ["Profile"]],
    ["/settings", ["Profile"]],
    ["/settings/notifications", ["Profile"]],
    ["/notifications", ["Notifications"]],
    ["/nowhere", []],
  ])("on %s marks %j", (pathname, labels) => {
    expect(activeIn(sidebarEntries, pathname)).toEqual(labels);
  });
});

describe("the bottom bar", () => {
  it("names its entries as specified", () => {
    expect(bottomBarEntries.map(({ label, to }) => [label, to])).toEqual([
      ["Home", "/home"],
      ["Bible", "/bible"],
      ["Reels", "/videos"],
      ["Verse", "/verse-generator"],
      ["Games", "/games"],
    ]);
  });
  it("marks Reels on /videos", () => {
    expect(activeIn(bottomBarEntries, "/videos")).toEqual(["Reels"]);
  });
});
