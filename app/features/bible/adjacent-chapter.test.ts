import { expect, it } from "vitest";
import { findBook } from "./canon";
import { adjacentChapter, defaultPassage } from "./passage";

it.each([
  ["Genesis", 1, -1, undefined],
  ["Genesis", 1, 1, "Genesis 2"],
  ["Malachi", 4, 1, "Matthew 1"],
  ["Matthew", 1, -1, "Malachi 4"],
  ["Revelation", 22, 1, undefined],
  ["John", 99, -1, undefined],
])("from %s %i, a step of %i leads to %s", (name, chapter, step, expected) => {
  const book = findBook(name) ?? null;
  const to = adjacentChapter(
    { ...defaultPassage, book, chapter, verses: [1] },
    step,
  );
  expect(to?.verses ?? null).toBeNull();
  expect(to && `${to.book?.name} ${to.chapter}`).toBe(expected ?? null);
});
