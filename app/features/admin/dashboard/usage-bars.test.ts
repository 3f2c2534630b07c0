import { expect, it } from "vitest";
import { gameNames, trackedPages } from "~/shared/enums";
import { gameBars, pageBars } from "./usage-bars";

const toUsage = (name: string, value: number, previous = 0) => ({
  name,
  value,
  completed: value,
  previous,
});

it("lists the five pages in a fixed order", () => {
  const users = [0, 0, 1, 0, 3];
  const pages = trackedPages.map((page, at) => toUsage(page, users[at] ?? 0));
  expect(pageBars(pages).map(({ name, value }) => [name, value])).toEqual([
    ["Verse of the Day", 0],
    ["Prayer of the Day", 0],
    ["Games", 1],
    ["Videos", 0],
    ["Bible", 3],
  ]);
});

it("lists six games even without players, and others that were played", () => {
  const users: Record<string, number> = {
    "Bible Trivia": 4,
    "Faith Journey": 2,
  };
  const previous: Record<string, number> = {
    Unscramble: 5,
    "Faith Journey": 1,
  };
  const games = gameNames.map((name) =>
    toUsage(name, users[name] ?? 0, previous[name] ?? 0),
  );
  expect(gameBars(games)).toEqual([
    { name: "Bible Trivia", value: 4, completed: 4, previous: 0 },
    { name: "Word Search", value: 0, completed: 0, previous: 0 },
    { name: "Memory Game", value: 0, completed: 0, previous: 0 },
    { name: "Crossword", value: 0, completed: 0, previous: 0 },
    { name: "Bible Quiz", value: 0, completed: 0, previous: 0 },
    { name: "Scripture Match", value: 0, completed: 0, previous: 0 },
    { name: "Faith Journey", value: 2, completed: 2, previous: 1 },
  ]);
});

it("lists nothing if nobody was there", () => {
  expect(pageBars([toUsage("bible", 0, 9)])).toEqual([]);
  expect(gameBars([])).toEqual([]);
});
