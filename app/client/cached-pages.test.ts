import { expect, it } from "vitest";
import { getCachePath, getAliasPath } from "./cached-pages";

const toUrl = (path: string) => new URL(path, "https://example.org");

it.each([
  ["/", "/"],
  ["/?pwa=true", "/"],
  ["/home?shared", "/home"],
  ["/home?tab=events", null],
  ["/bible?book=John&chapter=3", "/bible"],
  ["/verse-of-the-day", "/verse-of-the-day"],
  ["/verse-of-the-day?date=2026-11-22", null],
  ["/profile", "/profile"],
  ["/profile/ruth", "/profile/ruth"],
  ["/profile/boaz", null],
  ["/settings", null],
  ["/admin", null],
])("caches %s as %s", (url, path) => {
  expect(getCachePath(toUrl(url), "ruth")).toBe(path);
});

it("knows the two URLs of home and of the user's own profile", () => {
  expect(getAliasPath("/", "ruth")).toBe("/home");
  expect(getAliasPath("/home", "ruth")).toBe("/");
  expect(getAliasPath("/profile", "ruth")).toBe("/profile/ruth");
  expect(getAliasPath("/profile/ruth", "ruth")).toBe("/profile");
  expect(getAliasPath("/bible", "ruth")).toBeNull();
});
