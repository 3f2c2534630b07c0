import { expect, it } from "vitest";
import { pageMeta } from "./page-meta";

const root = { id: "root", data: { site: { productName: "Bethel" } } };

it("appends the product name to the title and adds a description", () => {
  expect(pageMeta("Home", "What is new.")({ matches: [root] })).toEqual([
    { title: "Home · Bethel" },
    { name: "description", content: "What is new." },
  ]);
});

it("omits the product name if the root loader failed", () => {
  const failed = { id: "root", data: undefined };
  expect(pageMeta("Home")({ matches: [failed] })).toEqual([{ title: "Home" }]);
});
