import { expect, it } from "vitest";
import { listChanges } from "./audit-changes";

it("lists the fields that differ", () => {
  expect(
    listChanges(
      '{"adminAccess":"none","isAdmin":false,"same":1}',
      '{"adminAccess":"read","isAdmin":true,"same":1}',
    ),
  ).toEqual([
    { name: "adminAccess", before: "none", after: "read" },
    { name: "isAdmin", before: "false", after: "true" },
  ]);
});

it("lists all fields if only one value exists", () => {
  expect(listChanges('{"likes":5}', null)).toEqual([
    { name: "likes", before: "5", after: "–" },
  ]);
  expect(listChanges(null, '{"games":["trivia"]}')).toEqual([
    { name: "games", before: "–", after: '["trivia"]' },
  ]);
  expect(listChanges(null, null)).toEqual([]);
});
