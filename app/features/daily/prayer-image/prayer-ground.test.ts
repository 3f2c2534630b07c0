import { expect, it } from "vitest";
import { prayers } from "../prayers-of-the-year";
import { prayerGround } from "./prayer-ground";

it("gives every category a drawing of its own", () => {
  const categories = [...new Set(prayers.map(({ category }) => category))];
  const ids = new Set(categories.map((one) => prayerGround(one).id));
  expect(ids.size).toBe(categories.length);
});

it("has one for a category that is new", () => {
  expect(prayerGround("Exams").id).toBe("book-and-candle");
  expect(prayerGround(null).id).toBe("book-and-candle");
});
