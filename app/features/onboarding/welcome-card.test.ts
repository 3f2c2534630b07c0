import { expect, it } from "vitest";
import type { Viewer } from "~/shared/viewer";
import {
  buildClosedCardsCookie,
  getWelcomeCards,
  parseClosedCards,
  welcomeCards,
} from "./welcome-card";

const viewer = {
  preferencesSetAt: "2026-06-01T00:00:00Z",
  followingCount: 4,
  groupsCount: 0,
  profileImageUrl: null,
} as Viewer;

it.each<[string, Partial<Viewer>, string[]]>([
  ["after onboarding", {}, ["people", "groups", "picture"]],
  ["before onboarding", { preferencesSetAt: null }, []],
  ["with five followees", { followingCount: 5 }, ["groups", "picture"]],
  ["in a group", { groupsCount: 1 }, ["people", "picture"]],
  [
    "with a picture",
    { profileImageUrl: "/images/a.jpg" },
    ["people", "groups"],
  ],
  [
    "while suspended",
    { suspended: { message: "", until: null, reason: null, ticketId: null } },
    [],
  ],
])("%s", (_, change, expected) => {
  expect(getWelcomeCards({ ...viewer, ...change }, [])).toEqual(expected);
});

it("leaves out closed cards", () => {
  expect(getWelcomeCards(viewer, ["people"])).toEqual(["groups", "picture"]);
});

it("reads the cookie it writes, among others, and ignores unknown cards", () => {
  const [cookie = ""] = buildClosedCardsCookie(welcomeCards).split(";");
  expect(parseClosedCards(`theme=dark; ${cookie}; a=b`)).toEqual(welcomeCards);
  expect(parseClosedCards("closed-cards=people.games")).toEqual(["people"]);
  expect(parseClosedCards("not-closed-cards=people")).toEqual([]);
  expect(parseClosedCards(null)).toEqual([]);
});
