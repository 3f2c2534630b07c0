import { expect, it } from "vitest";
import { createPicker, kinds, shuffleKinds } from "./mix.mjs";
import { blockSize } from "./seed.mjs";

/** @param {string[]} names */
const addShares = (...names) =>
  names.reduce((sum, name) => sum + (kinds[name]?.share ?? NaN), 0);

it("mixes pages, scripture and everything else as people do", () => {
  expect(Object.values(kinds).reduce((sum, { share }) => sum + share, 0)).toBe(
    100,
  );
  expect(
    addShares(
      "home",
      "following",
      "profile",
      "post page",
      "groups list",
      "daily verse",
      "daily prayer",
      "visitor's landing",
      "visitor's post",
    ),
  ).toBe(55);
  expect(
    addShares("chapter page", "chapter file", "passage", "Bible search"),
  ).toBe(15);
  expect(addShares("like", "comment", "prayed")).toBe(10);
  expect(addShares("new post")).toBe(5);
  expect(addShares("group page", "join", "leave", "group post")).toBe(5);
  expect(addShares("notifications", "unread count", "mark as read")).toBe(5);
  expect(addShares("people search", "search page")).toBe(5);
});

it("sends each kind as often as its share, in the same order for the same seed", () => {
  const names = shuffleKinds(1);
  expect(names).toHaveLength(100);
  expect(names.filter((name) => name === "home")).toHaveLength(14);
  expect(shuffleKinds(1)).toEqual(names);
  expect(shuffleKinds(2)).not.toEqual(names);
});

/** @type {import("./mix.mjs").Targets} */
const targets = {
  people: 10 * blockSize,
  newest: ["newest"],
  posts: ["older", "oldest"],
  prayers: ["prayer"],
  chapters: "/scripture/0",
};

it("chooses the same targets for the same member and seed", () => {
  const list = (/** @type {number} */ member, /** @type {number} */ seed) => {
    const pick = createPicker(targets, member, seed);
    return Object.values(kinds).map(({ call }) => call(pick));
  };
  expect(list(3, 1)).toEqual(list(3, 1));
  expect(list(4, 1)).not.toEqual(list(3, 1));
  expect(list(3, 2)).not.toEqual(list(3, 1));
});
