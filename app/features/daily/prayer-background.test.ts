import { expect, it } from "vitest";
import { prayers } from "./prayers.server";
import { getPrayerBackground } from "./prayer-background";

it("gives every category its own background", () => {
  const categories = [...new Set(prayers.map(({ category }) => category))];
  const ids = new Set(
    categories.map((category) => getPrayerBackground(category).id),
  );
  expect(ids.size).toBe(categories.length);
});

it("falls back to a default for a new category", () => {
  expect(getPrayerBackground("Exams").id).toBe("book-and-candle");
  expect(getPrayerBackground(null).id).toBe("book-and-candle");
});
