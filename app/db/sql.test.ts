import { expect, it } from "vitest";
import { sql } from "./sql";

it("binds values instead of interpolating them", () => {
  const query = sql`SELECT 1 FROM posts WHERE id = ${"'; DROP TABLE posts"} AND n = ${7}`;
  expect(query.text).toBe("SELECT 1 FROM posts WHERE id = ? AND n = ?");
  expect(query.values).toEqual(["'; DROP TABLE posts", 7]);
});

it("nests fragments, with their values in the order of the text", () => {
  const inner = sql`b = ${2}`;
  const query = sql`a = ${1} AND ${inner} AND c = ${null}`;
  expect(query.text).toBe("a = ? AND b = ? AND c = ?");
  expect(query.values).toEqual([1, 2, null]);
});

it("omits empty fragments", () => {
  expect(sql`SELECT 1 ${sql``}`.text).toBe("SELECT 1 ");
});
