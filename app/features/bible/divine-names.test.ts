import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { divineNames } from "./divine-names";

interface Row {
  book: string;
  chapter: number;
  verse: number;
  text: string;
  /** The text with its markup, <d> the divine name. */
  m?: string;
}

function rowsOf(version: string): Row[] {
  const file = readFileSync(`data/bible/${version}.rich.jsonl.gz`);
  const lines = gunzipSync(file).toString("utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Row);
}

it.each([
  ["kjv", 6885],
  ["web", 0],
])(
  "the divine name is found in a plain text of the %s exactly where the chapters set it",
  (version, count) => {
    let seen = 0;
    for (const { book, chapter, verse, text, m = text } of rowsOf(version)) {
      const set = [...m.matchAll(/<d>(.*?)<\/d>/g)]
        // 'Jah' of Psalm 68:4 has no capitals to be made small.
        .map(([, name = ""]) => name.replace("’s", ""))
        .filter((name) => name !== "Jah");
      const found = divineNames(text).map(([from, to]) => text.slice(from, to));
      if (found.join() !== set.join()) {
        expect({ book, chapter, verse, found }).toEqual({ found: set });
      }
      seen += found.length;
    }
    expect(seen).toBe(count);
  },
);
