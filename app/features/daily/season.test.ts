import { describe, expect, it } from "vitest";
import { gradients, getSeason } from "./season";

/** WCAG 2.2, relative luminance of '#rrggbb'. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045
      ? channel / 12.92
      : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe("getSeason", () => {
  it.each([
    ["2027-01-06", "christmas"],
    ["2027-01-07", "ordinary"],
    ["2027-02-17", "lent"],
    ["2027-04-02", "passion"],
    ["2027-04-05", "easter"],
    ["2027-05-24", "pentecost"],
    ["2027-11-01", "christmas"],
    ["2027-11-28", "ordinary"],
    ["2027-11-29", "advent"],
    ["2027-12-25", "christmas"],
  ])("returns the season of %s: %s", (date, season) => {
    expect(getSeason(date)).toBe(season);
  });
});

describe("the gradients", () => {
  it("give white text a contrast of at least 4.5 : 1", () => {
    const colors = Object.values(gradients).flatMap(
      (classes) => classes.match(/#[0-9a-f]{6}/g) ?? [],
    );
    const pale = colors.filter((hex) => 1.05 / (luminance(hex) + 0.05) < 4.5);
    expect(colors).toHaveLength(14);
    expect(pale).toEqual([]);
  });
});
