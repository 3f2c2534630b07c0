import { expect, it } from "vitest";
import { applyVerseChanges, getVerseChanges } from "./about-verses";

const ruth = (verse: number) => ({
  book: "Ruth",
  chapter: 1,
  verse,
  version: "KJV" as const,
  shown: true,
  reference: `Ruth 1:${verse}`,
});

const saved = [3, 2, 1].map(ruth);

it("lists added and removed verses, oldest first", () => {
  expect(getVerseChanges(saved, saved)).toEqual({
    addVerses: [],
    removeVerses: [],
  });
  const verses = [5, 4, 3, 2].map(ruth);
  const changes = { addVerses: [ruth(4), ruth(5)], removeVerses: [ruth(1)] };
  expect(getVerseChanges(verses, saved)).toEqual(changes);
  expect(applyVerseChanges(saved, changes)).toEqual(verses);
});

it("applies changes on top of changes made elsewhere", () => {
  const later = [6, 4, 3, 1].map(ruth);
  const changes = { addVerses: [ruth(4)], removeVerses: [ruth(1)] };
  const verses = applyVerseChanges(later, changes);
  expect(verses).toEqual([6, 4, 3].map(ruth));
  expect(getVerseChanges(verses, later)).toEqual({
    addVerses: [],
    removeVerses: [ruth(1)],
  });
});
