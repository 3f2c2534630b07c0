import { expect, it } from "vitest";
import { readRows } from "../../../scripts/bible/rows.mjs";
import { formatPassage } from "./passage";
import { findReferences } from "./references/find-references";
import { findVersion } from "./versions";

const listLinks = (note: string) =>
  findReferences(note, findVersion("WEB")).flatMap(({ passages, version }) =>
    passages.map((passage) => formatPassage({ ...passage, version })),
  );

it("links each reference of a note", () => {
  expect(listLinks("Isaiah 57:15; 66:2")).toEqual([
    "Isaiah 57:15",
    "Isaiah 66:2",
  ]);
  expect(listLinks("See Isaiah 9:1; Matthew 4:13-16")).toEqual([
    "Isaiah 9:1",
    "Matthew 4:13–16",
  ]);
  expect(listLinks("some copies; 9:9")).toEqual([]);
});

it("links all references in the WEB's notes, also in remarks, but no times", async () => {
  const notes = (await readRows("web")).flatMap(({ notes: all = [] }) => all);
  const references = notes.filter((note) => note.startsWith("x:"));
  expect(references).toHaveLength(340);
  const count = (note: string) => note.split(";").length;
  expect(
    references.filter((note) => listLinks(note.slice(2)).length < count(note)),
  ).toEqual([]);
  const remarks = notes
    .filter((note) => note.startsWith("f:"))
    .flatMap((note) => listLinks(note.slice(2)));
  expect(remarks).toEqual([
    "Exodus 3:3–4",
    "Hebrews 2:7",
    "Proverbs 31:10–31",
    "Deuteronomy 6:8",
    "Psalm 22:18",
    "John 19:24",
    "Mark 16:9–20",
    "John 3:7",
    "John 7:53",
    "John 8:11",
    "Romans 16:24",
    "Romans 14:24–26",
    "Exodus 11:7–9",
  ]);
});
