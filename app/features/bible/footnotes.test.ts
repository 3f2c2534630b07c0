import { expect, it } from "vitest";
import { readRows } from "../../../scripts/bible/rows.mjs";
import { parseCitations } from "./footnotes";
import { formatReference } from "./reference";

const format = (note: string) =>
  parseCitations(note).map(
    ({ reference }) => reference && formatReference(reference),
  );

it("parses each reference and keeps the text", () => {
  expect(format("Isaiah 57:15; 66:2")).toEqual(["Isaiah 57:15", "Isaiah 66:2"]);
  expect(format("See Isaiah 9:1; Matthew 4:13-16")).toEqual([
    "Isaiah 9:1",
    "Matthew 4:13–16",
  ]);
  expect(parseCitations("some copies; 9:9").map(({ text }) => text)).toEqual([
    "some copies",
    "9:9",
  ]);
  expect(format("some copies; 9:9")).toEqual([null, null]);
});

it("parses all references in the WEB's notes but one", async () => {
  const notes = (await readRows("web"))
    .flatMap(({ notes: all = [] }) => all)
    .filter((note) => note.startsWith("x:"));
  expect(notes).toHaveLength(340);
  const unparsed = notes
    .flatMap((note) => parseCitations(note.slice(2)))
    .filter(({ reference }) => !reference);
  expect(unparsed.map(({ text }) => text)).toEqual(["Deuteronomy 32:43 LXX"]);
});
