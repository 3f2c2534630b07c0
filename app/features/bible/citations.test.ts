import { expect, it } from "vitest";
import { readRows } from "../../../scripts/bible/rows.mjs";
import { readCitations } from "./citations";
import { formatReference } from "./reference";

const read = (note: string) =>
  readCitations(note).map(
    ({ reference }) => reference && formatReference(reference),
  );

it("reads each place, and leaves the words as they are", () => {
  expect(read("Isaiah 57:15; 66:2")).toEqual(["Isaiah 57:15", "Isaiah 66:2"]);
  expect(read("See Isaiah 9:1; Matthew 4:13-16")).toEqual([
    "Isaiah 9:1",
    "Matthew 4:13–16",
  ]);
  expect(readCitations("some copies; 9:9").map(({ text }) => text)).toEqual([
    "some copies",
    "9:9",
  ]);
  expect(read("some copies; 9:9")).toEqual([null, null]);
});

it("reads all but one of the places that the WEB quotes", async () => {
  const notes = (await readRows("web"))
    .flatMap(({ notes: all = [] }) => all)
    .filter((note) => note.startsWith("x:"));
  expect(notes).toHaveLength(340);
  const unread = notes
    .flatMap((note) => readCitations(note.slice(2)))
    .filter(({ reference }) => !reference);
  expect(unread.map(({ text }) => text)).toEqual(["Deuteronomy 32:43 LXX"]);
});
