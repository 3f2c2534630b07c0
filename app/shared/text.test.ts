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
  it("has one form for one and another for the rest", () => {
    expect(plural(1, "person", "people")).toBe("person");
    expect(plural(0, "person", "people")).toBe("people");
  });
});

describe("truncate", () => {
  it("keeps a text that fits", () => {
    expect(truncate("Selah", 5)).toBe("Selah");
  });
  it("never cuts inside a code point", () => {
    expect(truncate("🕊️🕊️", 1)).toBe("🕊…");
  });
});
