import { expect, it } from "vitest";
import { slugSchema, suggestSlug } from "./slug";

it.each([
  ["Grace Chapel", "grace-chapel"],
  ["  St. Anne's — Köln ", "st-annes-koln"],
  ["Дом", ""],
  [`${"a".repeat(49)} b`, "a".repeat(49)],
])("suggests an address for %j", (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
  expect(slugSchema.safeParse(slug).success).toBe(slug !== "");
});
