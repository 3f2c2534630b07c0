import { expect, it } from "vitest";
import { listProblems } from "./report.mjs";

/** @param {Partial<import("./report.mjs").Results>} results */
const check = (results) =>
  listProblems({
    timings: [],
    rows: new Map(),
    memory: [],
    errors: new Map(),
    ...results,
  });

/** @param {[number, number, number][]} sizes people, rows read and written */
const homeRows = (sizes) =>
  new Map(
    sizes.map(([people, read, written]) => [
      people,
      new Map([["home", { read, written }]]),
    ]),
  );

/** @param {number[]} heaps MB */
const heaps = (heaps) =>
  heaps.map((heapMb, i) => ({ requests: i, heapMb, processMb: 0 }));

it("finds no problem if nothing fails or grows", () => {
  expect(check({})).toEqual([]);
});

it("names errors", () => {
  expect(check({ errors: new Map([["home, status 500", 2]]) })).toEqual([
    "home, status 500: 2 times",
  ]);
});

it("names requests that read or write over 5 % more rows, plus one, on the largest site", () => {
  const grown = homeRows([
    [10_000, 100, 10],
    [1_000_000, 107, 12],
  ]);
  expect(check({ rows: grown })).toEqual([
    "home: rows read grow from 100 to 107",
    "home: rows written grow from 10 to 12",
  ]);
  const stable = homeRows([
    [10_000, 100, 10],
    [1_000_000, 106, 11.5],
  ]);
  expect(check({ rows: stable })).toEqual([]);
});

it("notices a heap that grows by more than 10 %", () => {
  expect(check({ memory: heaps([20, 21.9]) })).toEqual([]);
  expect(check({ memory: heaps([20, 22.2]) })).toEqual([
    "memory grows by 11 %",
  ]);
});
