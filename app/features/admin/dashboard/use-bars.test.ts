import { expect, it } from "vitest";
import { gameBars, pageBars } from "./use-bars";

const use = (name: string, people: number, before = 0) => ({
  name,
  people,
  compared: people,
  before,
});

it("lists the five pages in the order of the specification", () => {
  expect(
    pageBars([use("bible", 3, 2), use("games", 1)]).map(({ label, value }) => [
      label,
      value,
    ]),
  ).toEqual([
    ["Verse of the Day", 0],
    ["Prayer of the Day", 0],
    ["Games", 1],
    ["Videos", 0],
    ["Bible", 3],
  ]);
});

it("lists six games, though some cannot be played, and others that were", () => {
  expect(
    gameBars([
      use("Bible Trivia", 4),
      use("Unscramble", 0, 5),
      use("Faith Journey", 2, 1),
    ]),
  ).toEqual([
    { label: "Bible Trivia", value: 4, compared: 4, before: 0 },
    { label: "Word Search", value: 0, compared: 0, before: 0 },
    { label: "Memory Game", value: 0, compared: 0, before: 0 },
    { label: "Crossword", value: 0, compared: 0, before: 0 },
    { label: "Bible Quiz", value: 0, compared: 0, before: 0 },
    { label: "Scripture Match", value: 0, compared: 0, before: 0 },
    { label: "Faith Journey", value: 2, compared: 2, before: 1 },
  ]);
});

it("lists nothing where nobody was", () => {
  expect(pageBars([use("bible", 0, 9)])).toEqual([]);
  expect(gameBars([])).toEqual([]);
});
