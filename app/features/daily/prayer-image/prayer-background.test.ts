import { expect, it } from "vitest";
import { prayers } from "../prayers.server";
import { getPrayerBackground } from "./prayer-background";

it("gives every category a drawing of its own", () => {
  const categories = [...new Set(prayers.map(({ category }) => category))];
  const ids = new Set(categories.map((one) => getPrayerBackground(one).id));
  expect(ids.size).toBe(categories.length);
});

it("has one for a category that is new", () => {
  expect(getPrayerBackground("Exams").id).toBe("book-and-candle");
  expect(getPrayerBackground(null).id).toBe("book-and-candle");
});
