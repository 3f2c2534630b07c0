import { expect, it } from "vitest";
import { titled } from "./titled";

const root = { id: "root", data: { site: { productName: "Bethel" } } };

it("puts the product behind the page, and says what the page is", () => {
  expect(titled("Home", "What is new.")({ matches: [root] })).toEqual([
    { title: "Home · Bethel" },
    { name: "description", content: "What is new." },
  ]);
});

it("does without it where the root has failed", () => {
  const failed = { id: "root", data: undefined };
  expect(titled("Home")({ matches: [failed] })).toEqual([{ title: "Home" }]);
});
