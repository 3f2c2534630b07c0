import { expect, it } from "vitest";
import { readRows, versions } from "../../../../scripts/bible/rows.mjs";
import verseCounts from "./verse-counts.json";

it("has the last verse of every chapter, in the version where it is greatest", async () => {
  const last: Record<string, number[]> = {};
  for (const rows of await Promise.all(versions.map(readRows))) {
    for (const { book, chapter, verse } of rows) {
      const chapters = (last[book] ??= []);
      chapters[chapter - 1] = Math.max(chapters[chapter - 1] ?? 0, verse);
    }
  }
  expect(verseCounts).toEqual(last);
});
