import { expect, it } from "vitest";
import { gameBars, pageBars } from "./usage-bars";

const toUsage = (name: string, users: number, previous = 0) => ({
  name,
  users,
  completed: users,
  previous,
});

it("lists the five pages in a fixed order", () => {
  expect(
    pageBars([toUsage("bible", 3, 2), toUsage("games", 1)]).map(
      ({ label, value }) => [label, value],
    ),
  ).toEqual([
    ["Verse of the Day", 0],
    ["Prayer of the Day", 0],
    ["Games", 1],
    ["Videos", 0],
    ["Bible", 3],
  ]);
});

it("lists six games even without players, and others that were played", () => {
  expect(
    gameBars([
      toUsage("Bible Trivia", 4),
      toUsage("Unscramble", 0, 5),
      toUsage("Faith Journey", 2, 1),
    ]),
  ).toEqual([
    { label: "Bible Trivia", value: 4, completed: 4, previous: 0 },
    { label: "Word Search", value: 0, completed: 0, previous: 0 },
    { label: "Memory Game", value: 0, completed: 0, previous: 0 },
    { label: "Crossword", value: 0, completed: 0, previous: 0 },
    { label: "Bible Quiz", value: 0, completed: 0, previous: 0 },
    { label: "Scripture Match", value: 0, completed: 0, previous: 0 },
    { label: "Faith Journey", value: 2, completed: 2, previous: 1 },
  ]);
});

it("lists nothing if nobody was there", () => {
  expect(pageBars([toUsage("bible", 0, 9)])).toEqual([]);
  expect(gameBars([])).toEqual([]);
});
