import { expect, it } from "vitest";
import { getPageKind } from "./page-skeleton";

it.each([
  ["/", "feed"],
  ["/home", "feed"],
  ["/profile", "feed"],
  ["/profile/0193", "feed"],
  ["/post/0193", "feed"],
  ["/notifications", "list"],
  ["/search", "list"],
  ["/groups", "list"],
  ["/groups/new", "text"],
  ["/groups/grace-chapel", "feed"],
  ["/settings/notifications", "list"],
  ["/bible", "text"],
  ["/games", "text"],
])("%s has a skeleton of the kind %s", (pathname, kind) => {
  expect(getPageKind(pathname)).toBe(kind);
});
