import { beforeAll, expect, it } from "vitest";
import { toChapter } from "../../../scripts/bible/chapter.mjs";
import { byChapter, readRows } from "../../../scripts/bible/rows.mjs";
import { verseTexts, type Chapter } from "~/features/bible/chapter";
import { passageText } from "~/features/posts/verse-range";
import { verseLines } from "./verse-lines";

const chapters: Chapter[] = [];
beforeAll(async () => {
  for (const version of ["kjv", "web"] as const) {
    const rows = byChapter(await readRows(version));
    chapters.push(...rows.map((each) => toChapter(version, each)));
  }
});

it("has the same verses as the plain text, in all chapters", () => {
  for (const chapter of chapters) {
    const inOneLine = verseLines(chapter).map(({ verse, text }) => ({
      verse,
      text: text.replaceAll(/\s+/g, " ").trim(),
    }));
    expect(inOneLine).toEqual(verseTexts(chapter));
  }
});

it.each([
  [
    "WEB",
    "PSA",
    23,
    "Yahweh is my shepherd;\nI shall lack nothing.\nHe makes me lie down in green pastures.\nHe leads me beside still waters.",
  ],
  [
    "KJV",
    "PSA",
    23,
    "The LORD is my shepherd; I shall not want.\nHe maketh me to lie down in green pastures: he leadeth me beside the still waters.",
  ],
  [
    "WEB",
    "JHN",
    11,
    "Now a certain man was sick, Lazarus from Bethany, of the village of Mary and her sister, Martha. It was that Mary who had anointed the Lord with ointment and wiped his feet with her hair, whose brother Lazarus was sick.",
  ],
])("%s %s %i:1–2 keeps its lines", (version, book, number, text) => {
  const chapter = chapters.find(
    (each) =>
      each.version === version.toLowerCase() &&
      each.book === book &&
      each.chapter === number,
  );
  const verses = chapter ? verseLines(chapter) : [];
  expect(passageText(verses.slice(0, 2))).toBe(text);
});
