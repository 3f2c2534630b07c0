import { describe, expect, it } from "vitest";
import { pageQuerySchema, toPage } from "./page";

describe("toPage", () => {
  const page = (rows: number[]) => toPage(rows, 2, String, (row) => `c${row}`);

  it("removes the extra row and returns a cursor after the last item", () => {
    expect(page([1, 2, 3])).toEqual({ items: ["1", "2"], next: "c2" });
  });

  it("returns no cursor on the last page", () => {
    expect(page([1, 2])).toEqual({ items: ["1", "2"], next: null });
    expect(page([])).toEqual({ items: [], next: null });
  });
});

describe("pageQuerySchema", () => {
  it("accepts 1 to 100 and defaults to 100", () => {
    expect(pageQuerySchema.parse({})).toEqual({ limit: 100 });
    expect(pageQuerySchema.parse({ limit: "7", cursor: "x" })).toEqual({
      limit: 7,
      cursor: "x",
    });
  });

  it.each(["0", "101", "1.5", "x", "Infinity"])("rejects %s", (limit) => {
    expect(pageQuerySchema.safeParse({ limit }).success).toBe(false);
  });
});
