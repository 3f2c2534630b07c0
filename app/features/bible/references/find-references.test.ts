import { expect, it } from "vitest";
import { formatVerseList } from "~/shared/verse-list";
import { defaultVersion, findVersion } from "../versions";
import { findReferences } from "./find-references";

/** "text → USFM reference [version]" for each reference in a text. The default version isn't named. */
const list = (text: string, version = defaultVersion) =>
  findReferences(text, version).map(({ index, length, passages, version }) => {
    const names = passages.map(
      ({ book, chapter, verses }) =>
        `${book.id} ${chapter}:${formatVerseList(verses ?? [])}`,
    );
    const named = version === defaultVersion ? "" : ` [${version.id}]`;
    return `${text.slice(index, index + length)} → ${names.join(" + ")}${named}`;
  });

it.each([
  ["See John 3:16, and rest.", "John 3:16 → JHN 3:16"],
  ["(1 Cor. 13:4–7)", "1 Cor. 13:4–7 → 1CO 13:4-7"],
  ["Psalm 23:1, 4 (WEB), and", "Psalm 23:1, 4 (WEB) → PSA 23:1,4 [WEB]"],
  ["Psalm 23:1 KJV", "Psalm 23:1 KJV → PSA 23:1"],
  ["John 3:16 (NIV)", "John 3:16 → JHN 3:16"],
  ["John 3:16,18.", "John 3:16,18 → JHN 3:16,18"],
  ["John 3:16, 18.", "John 3:16, 18 → JHN 3:16,18"],
  ["John 3:16, 5 people came", "John 3:16 → JHN 3:16"],
  ["John 3:16-4:2", "John 3:16-4:2 → JHN 3:16-176 + JHN 4:1-2"],
  ["Rom 8:28ff is", "Rom 8:28ff → ROM 8:28-176"],
  ["Rom 8:28a", "Rom 8:28a → ROM 8:28"],
  ["Mt 5:3", "Mt 5:3 → MAT 5:3"],
  ["1 Jn 1:9", "1 Jn 1:9 → 1JN 1:9"],
  ["Song of Songs 2:4", "Song of Songs 2:4 → SNG 2:4"],
  ["John 3:36", "John 3:36 → JHN 3:36"],
  ["Genesis 1:1-2:3", "Genesis 1:1-2:3 → GEN 1:1-176 + GEN 2:1-3"],
  // Only the WEB has these verses there.
  ["Romans 14:24-26 (WEB)", "Romans 14:24-26 (WEB) → ROM 14:24-26 [WEB]"],
  ["Romans 16:27", "Romans 16:27 → ROM 16:27"],
  ["Psalm 119:105-176", "Psalm 119:105-176 → PSA 119:105-176"],
  [
    "Psalm 118:1-119:100",
    "Psalm 118:1-119:100 → PSA 118:1-176 + PSA 119:1-100",
  ],
  ["Psalm 119:170ff", "Psalm 119:170ff → PSA 119:170-176"],
  ["Génesis 1:1", "Génesis 1:1 → GEN 1:1"],
  ["Éxodo 20:3", "Éxodo 20:3 → EXO 20:3"],
  ["Isaías 40:31", "Isaías 40:31 → ISA 40:31"],
  ["Jeremías 29:11", "Jeremías 29:11 → JER 29:11"],
  ["Gálatas 5:22", "Gálatas 5:22 → GAL 5:22"],
  [
    "Génesis 1:1".normalize("NFD"),
    `${"Génesis".normalize("NFD")} 1:1 → GEN 1:1`,
  ],
  ["RV1909 Génesis 1:1", "RV1909 Génesis 1:1 → GEN 1:1 [RV1909]"],
  ["WEB John 1:1", "WEB John 1:1 → JHN 1:1 [WEB]"],
  ["In the KJV, John 1:1.", "KJV, John 1:1 → JHN 1:1"],
  ["the WEB: 1 Jn 1:9", "WEB: 1 Jn 1:9 → 1JN 1:9 [WEB]"],
  ["COWEB John 1:1", "John 1:1 → JHN 1:1"],
  ["NIV John 1:1", "John 1:1 → JHN 1:1"],
  [
    "WEB Ps 23:1; 24:3",
    "WEB Ps 23:1 → PSA 23:1 [WEB]",
    "24:3 → PSA 24:3 [WEB]",
  ],
  ["Ps 23:1; 23:7; 24:3", "Ps 23:1 → PSA 23:1", "24:3 → PSA 24:3"],
  ["Jude 1:24-25", "Jude 1:24-25 → JUD 1:24-25"],
  ["John 3:16\nMark 1:1", "John 3:16 → JHN 3:16", "Mark 1:1 → MRK 1:1"],
  ["Ps 23:1; 24:3.", "Ps 23:1 → PSA 23:1", "24:3 → PSA 24:3"],
  [
    "Ps 23:1; 24:3; Isa 40:31 (WEB)",
    "Ps 23:1 → PSA 23:1",
    "24:3 → PSA 24:3",
    "Isa 40:31 (WEB) → ISA 40:31 [WEB]",
  ],
])("finds the references in %j", (text, ...expected) => {
  expect(list(text)).toEqual(expected);
});

it.each([
  "Mark 3",
  "Mark 3:15 pm",
  "Mark 3:15pm",
  "Mark 3:15 p.m.",
  "Mark 3:15:20",
  "At 3:16 John came",
  "Eljohn 3:16",
  "Ändjohn 3:16",
  "Am 5:30",
  "Is 9:15 fine?",
  "Mr 5:30",
  "Joe 3:16",
  "john 3:16",
  "John 22:1",
  "John 3:0",
  "John 3:99",
  "John 3:37",
  "John 3:36-37",
  "John 3:16,99",
  "John 3:99ff",
  "John 3:16-4:99",
  "John 3:99-4:2",
  "WEB John 3:99",
  "John 3:16-4:0",
  "Room 3:16",
  "Romans 14:24-26",
  "Romans 14:24-26 (KJV)",
  "Romans 14:24-26 (NIV)",
  "Romans 14:24-26 (RV1909)",
  "Romans 16:27 (WEB)",
  "Genesis 1:1-176",
  "Genesis 1:1-999",
  "John 3:36-176",
  "John 3:16-4:176",
  "",
])("finds none in %j", (text) => {
  expect(list(text)).toEqual([]);
});

it("finds verses of the given version unless the text names another", () => {
  const text = "Romans 14:24; 16:27 and Romans 16:27 (KJV)";
  expect(list(text, findVersion("WEB"))).toEqual([
    "Romans 14:24 → ROM 14:24 [WEB]",
    "Romans 16:27 (KJV) → ROM 16:27",
  ]);
});

// Twice the text should take twice the time. A quadratic pattern takes four times.
it.each([
  "A",
  "É",
  "E\u0301",
  "John ",
  "1 ",
  "John 3:16; ",
  "John 3:1,",
  "1,",
  "3:16; ",
  "I ",
  "WEB ",
])("takes linear time for repetitions of %j", (piece) => {
  const measure = (times: number) => {
    const text = `John 3:16${piece.repeat(times)}`;
    const durations = [1, 2, 3].map(() => {
      const started = performance.now();
      findReferences(text);
      return performance.now() - started;
    });
    return Math.min(...durations);
  };
  measure(10_000);
  // Short durations vary by a few milliseconds.
  expect(measure(40_000)).toBeLessThan(3 * measure(20_000) + 20);
});
