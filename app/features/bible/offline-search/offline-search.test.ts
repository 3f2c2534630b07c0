import { describe, expect, it } from "vitest";
import { getHighlights } from "./scan";
import { porter } from "./porter";
import { createVerseScanner } from "./scan";
import { tokenize } from "./tokens";
import { buildIndex } from "./verse-index";

// tests/api/offline-search.test.ts checks that results equal those of the server's index.

it.each([
  ["caresses ponies ties caress cats", "caress poni ti caress cat"],
  [
    "feed agreed plastered bled motoring sing",
    "feed agre plaster bled motor sing",
  ],
  ["conflated troubled sized hopping falling", "conflat troubl size hop fall"],
  ["hissing fizzed failing filing happy sky", "hiss fizz fail file happi sky"],
  ["relational rational digitizer operator", "relat ration digit oper"],
  ["triplicate hopeful goodness electrical", "triplic hope good electr"],
  ["revival adoption replacement homologous", "reviv adopt replac homolog"],
  ["probate rate cease controll roll", "probat rate ceas control roll"],
  ["loveth is ye generously psychology", "loveth is ye gener psycholog"],
])("stems %s", (words, stems) => {
  expect(words.split(" ").map(porter).join(" ")).toBe(stems);
});

describe("tokens", () => {
  it("consist of letters and digits, without case and marks", () => {
    const stems = (text: string) => Array.from(tokenize(text), (t) => t.stem);
    expect(stems("The LORD’s Éden, 2 e\u0301l; שָׁלוֹם")).toEqual([
      "the",
      "lord",
      "s",
      "eden",
      "2",
      "el",
      "ש",
      "לו",
      "ם",
    ]);
  });

  it("are highlighted as a whole, and overlapping phrases are merged", () => {
    const phrases = [["live", "water"], ["water", "of"], ["life"]];
    const text = "living water of life, living";
    expect(
      getHighlights(text, phrases).map(([start, end]) =>
        text.slice(start, end),
      ),
    ).toEqual(["living water of", "life"]);
  });
});

it("ranks rare and frequent words in short verses first, and matches phrases only within a verse", async () => {
  const find = createVerseScanner(
    buildIndex([
      [1, "light and light of the day"],
      [2, "light of the world"],
      [3, "the day is light"],
      [4, "world without end"],
      [5, "the night"],
    ]),
  );
  const terms = [["light"], ["world"]];
  const keys = async (...wording: Parameters<typeof find>) =>
    (await find(...wording)).found.map(({ key }) => key);
  expect(await keys({ whole: null, terms, every: false }, 0, 9)).toEqual([
    4, 2, 1, 3,
  ]);
  expect(await keys({ whole: null, terms, every: false }, 1, 2)).toEqual([
    2, 1,
  ]);
  expect(await keys({ whole: null, terms, every: true }, 0, 9)).toEqual([2]);
  const apart = { whole: null, terms: [["light world"]], every: true };
  expect(await find(apart, 0, 9)).toEqual({ found: [], total: 0 });
});
