import { expect, it } from "vitest";
import { keptPath, twinOf } from "./kept-pages";

const at = (address: string) => new URL(address, "https://example.org");

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
])("%s is kept as %s", (address, path) => {
  expect(keptPath(at(address), "ruth")).toBe(path);
});

it("knows that home and one's own profile stand at two addresses", () => {
  expect(twinOf("/", "ruth")).toBe("/home");
  expect(twinOf("/home", "ruth")).toBe("/");
  expect(twinOf("/profile", "ruth")).toBe("/profile/ruth");
  expect(twinOf("/profile/ruth", "ruth")).toBe("/profile");
  expect(twinOf("/bible", "ruth")).toBeNull();
});
