import { expect, it } from "vitest";
import { listChanges } from "./audit-changes";

it("lists the fields that differ, in words", () => {
  expect(
    listChanges(
      '{"adminAccess":"none","isOpen":false,"same":1}',
      '{"adminAccess":"power","isOpen":true,"same":1}',
    ),
  ).toEqual([
    {
      name: "adminAccess",
      label: "Admin access",
      before: "none",
      after: "power admin",
    },
    { name: "isOpen", label: "Open", before: "no", after: "yes" },
  ]);
});

it("lists all fields if only one value exists", () => {
  expect(listChanges('{"likes":5,"createdAt":0}', null)).toEqual([
    { name: "likes", label: "Likes", before: "5", after: null },
    {
      name: "createdAt",
      label: "Created",
      before: "1 January 1970 at 00:00 UTC",
      after: null,
    },
  ]);
  expect(listChanges(null, '{"games":["trivia"]}')).toEqual([
    { name: "games", label: "games", before: null, after: '["trivia"]' },
  ]);
  expect(listChanges(null, null)).toEqual([]);
});
