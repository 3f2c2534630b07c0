import { describe, expect, it } from "vitest";
import { compactCount, plural, truncate } from "./text";

describe("compactCount", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1.0k"],
    [1049, "1.0k"],
    [12_345, "12.3k"],
  ])("shows %i as %s", (count, label) => {
    expect(compactCount(count)).toBe(label);
  });
});

describe("plural", () => {
  it("returns the singular for one and the plural otherwise", () => {
    expect(plural(1, "person", "people")).toBe("person");
    expect(plural(0, "person", "people")).toBe("people");
  });
});

describe("truncate", () => {
  it("returns a short text unchanged", () => {
    expect(truncate("Selah", 5)).toBe("Selah");
  });
  it("never cuts inside a code point", () => {
    expect(truncate("🕊️🕊️", 1)).toBe("🕊…");
  });
});
