import { expect, it } from "vitest";
import { changesOf } from "./change-words";

it("says what differs", () => {
  expect(
    changesOf(
      '{"adminAccess":"none","isAdmin":false,"kept":1}',
      '{"adminAccess":"read","isAdmin":true,"kept":1}',
    ),
  ).toEqual([
    { name: "adminAccess", before: "none", after: "read" },
    { name: "isAdmin", before: "false", after: "true" },
  ]);
});

it("says what there was where nothing is left, and the other way round", () => {
  expect(changesOf('{"likes":5}', null)).toEqual([
    { name: "likes", before: "5", after: "–" },
  ]);
  expect(changesOf(null, '["trivia"]')).toEqual([
    { name: "value", before: "–", after: '["trivia"]' },
  ]);
  expect(changesOf(null, null)).toEqual([]);
});

it("shows what is no JSON as it is", () => {
  expect(changesOf(null, "{half")).toEqual([
    { name: "value", before: "–", after: "{half" },
  ]);
});
