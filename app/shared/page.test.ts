import { describe, expect, it } from "vitest";
import { pageQuerySchema, toPage } from "./page";

describe("toPage", () => {
  const page = (rows: number[]) => toPage(rows, 2, String, (row) => `c${row}`);

  it("cuts the one row too many and points behind the last shown", () => {
    expect(page([1, 2, 3])).toEqual({ items: ["1", "2"], next: "c2" });
  });

  it("ends where no row is left over", () => {
    expect(page([1, 2])).toEqual({ items: ["1", "2"], next: null });
    expect(page([])).toEqual({ items: [], next: null });
  });
});

describe("pageQuerySchema", () => {
  it("takes 1 to 100, and 100 where nothing is said", () => {
    expect(pageQuerySchema.parse({})).toEqual({ limit: 100 });
    expect(pageQuerySchema.parse({ limit: "7", cursor: "x" })).toEqual({
      limit: 7,
      cursor: "x",
    });
  });

  it.each(["0", "101", "1.5", "x", "Infinity"])("refuses %s", (limit) => {
    expect(pageQuerySchema.safeParse({ limit }).success).toBe(false);
  });
});
