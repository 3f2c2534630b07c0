import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { divineNames } from "./highlighted-verse";

interface Row {
  book: string;
  chapter: number;
  verse: number;
  text: string;
  /** The text with its markup, <d> the divine name. */
  m?: string;
}

function readRows(version: string): Row[] {
  const file = readFileSync(`data/bible/${version}.rich.jsonl.gz`);
  const lines = gunzipSync(file).toString("utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Row);
}

it.each([
  ["kjv", 6885],
  ["web", 0],
])(
  "finds the divine name in the plain text of the %s exactly where the chapters mark it",
  (version, count) => {
    let total = 0;
    for (const { book, chapter, verse, text, m = text } of readRows(version)) {
      const marked = [...m.matchAll(/<d>(.*?)<\/d>/g)]
        // 'Jah' in Psalm 68:4 isn't in capitals.
        .map(([, name = ""]) => name.replace("’s", ""))
        .filter((name) => name !== "Jah");
      const found = divineNames(text).map(([from, to]) => text.slice(from, to));
      if (found.join() !== marked.join()) {
        expect({ book, chapter, verse, found }).toEqual({ found: marked });
      }
      total += found.length;
    }
    expect(total).toBe(count);
  },
);
