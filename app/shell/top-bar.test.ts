import { describe, expect, it } from "vitest";
import { isBarHidden } from "./top-bar";

describe("isBarHidden", () => {
  it("shows the bar until the page is scrolled down past 100 px", () => {
    expect(isBarHidden(false, 0, 100)).toBe(false);
    expect(isBarHidden(false, 100, 101)).toBe(true);
  });
  it("keeps the bar hidden while the user scrolls down or stops", () => {
    expect(isBarHidden(true, 300, 400)).toBe(true);
    expect(isBarHidden(true, 400, 400)).toBe(true);
  });
  it("shows the bar when the user scrolls up, at any position", () => {
    expect(isBarHidden(true, 4000, 3999)).toBe(false);
  });
  it("shows the bar near the top, even if the browser overscrolls", () => {
    expect(isBarHidden(true, 8, 9)).toBe(false);
    expect(isBarHidden(true, 0, -20)).toBe(false);
  });
});
