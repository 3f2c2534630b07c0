import { describe, expect, it } from "vitest";
import { passageHref } from "./verse-of-the-day";

describe("passageHref", () => {
  it.each([
    ["John 3:16", "/bible?book=John&chapter=3&verse=16#v16"],
    ["Psalm 23:1–3", "/bible?book=Psalm&chapter=23&verse=1-3#v1"],
    ["Song of Solomon 8:7", "/bible?book=Song+of+Solomon&chapter=8&verse=7#v7"],
  ])("of %s is %s", (reference, href) => {
    expect(passageHref(reference)).toBe(href);
  });
});
