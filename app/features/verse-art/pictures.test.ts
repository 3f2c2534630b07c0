import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { luminanceOf } from "../../../scripts/backgrounds/luminance.mjs";
import { pictures } from "./pictures";
import { luminance } from "./veil";

const all = Object.values(pictures).flat();
const read = (url: string) => readFileSync(`public${url}`, "utf8");

describe("pictures", () => {
  it("are five sceneries, five Christian pictures and six abstract ones, each its own", () => {
    expect(Object.values(pictures).map((list) => list.length)).toEqual([
      5, 5, 6,
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(16);
    expect(new Set(all.map(({ name }) => name)).size).toBe(16);
  });

  it.each(all)(
    "$id is as dark and as light as stated, and of that tone",
    async (picture) => {
      const { darkest, lightest, tone } = picture;
      expect(await luminanceOf(picture.id)).toEqual({
        darkest,
        lightest,
        tone,
      });
    },
  );

  it.each(all)("$id can be read on before it has come", (picture) => {
    const ground = luminance(picture.tone);
    expect(ground).toBeGreaterThanOrEqual(picture.darkest);
    expect(ground).toBeLessThanOrEqual(picture.lightest);
  });

  it.each(all)("$id is a small drawing that needs nothing else", ({ url }) => {
    const svg = read(url);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(14 * 1024);
    expect(svg).toContain(
      'viewBox="0 0 1080 1080" preserveAspectRatio="xMidYMid slice"',
    );
    expect(svg).not.toMatch(
      /<(script|style|text|image|filter|foreignObject)\b|\bon\w+=|style=|url\((?!#)|href="(?!#)/,
    );
  });
});
