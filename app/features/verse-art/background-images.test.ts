import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { measureLuminance } from "../../../scripts/backgrounds/luminance.mjs";
import { backgroundImages } from "./backgrounds";
import { luminance } from "./overlay";

const all = Object.values(backgroundImages).flat();
const readSvg = (url: string) => readFileSync(`public${url}`, "utf8");

describe("background images", () => {
  it("has 5 scenery, 5 Christian and 6 abstract images with unique ids and names", () => {
    expect(Object.values(backgroundImages).map((list) => list.length)).toEqual([
      5, 5, 6,
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(16);
    expect(new Set(all.map(({ name }) => name)).size).toBe(16);
  });

  it.each(all)("$id has the stated luminance range and tone", async (image) => {
    const { darkest, lightest, tone, rows } = image;
    expect(await measureLuminance(image.id)).toEqual({
      darkest,
      lightest,
      tone,
      rows,
    });
  });

  it.each(all)("the tone of $id is within its luminance range", (image) => {
    const toneLuminance = luminance(image.tone);
    expect(toneLuminance).toBeGreaterThanOrEqual(image.darkest);
    expect(toneLuminance).toBeLessThanOrEqual(image.lightest);
  });

  it.each(all)(
    "$id is a small, self-contained SVG without scripts",
    ({ url }) => {
      const svg = readSvg(url);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(14 * 1024);
      expect(svg).toContain(
        'viewBox="0 0 1080 1080" preserveAspectRatio="xMidYMid slice"',
      );
      expect(svg).not.toMatch(
        /<(script|style|text|image|filter|foreignObject)\b|\bon\w+=|style=|url\((?!#)|href="(?!#)/,
      );
    },
  );
});
