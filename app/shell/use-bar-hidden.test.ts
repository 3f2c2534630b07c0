import { describe, expect, it } from "vitest";
import { barHidden } from "./use-bar-hidden";

describe("barHidden", () => {
  it("stays until the page is scrolled down past 100 px", () => {
    expect(barHidden(false, 0, 100)).toBe(false);
    expect(barHidden(false, 100, 101)).toBe(true);
  });
  it("stays away while scrolling goes on, or rests", () => {
    expect(barHidden(true, 300, 400)).toBe(true);
    expect(barHidden(true, 400, 400)).toBe(true);
  });
  it("comes back on the way up, however far down", () => {
    expect(barHidden(true, 4000, 3999)).toBe(false);
  });
  it("comes back near the top, also where the browser bounces", () => {
    expect(barHidden(true, 8, 9)).toBe(false);
    expect(barHidden(true, 0, -20)).toBe(false);
  });
});
