import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inRoot } from "../scripts/local/paths.mjs";

/** Text colors. */
const textColors =
  "ink ink-soft primary primary-strong gold love danger success christ".split(
    " ",
  );
/** Background colors, on all of which every text color must be readable. */
const backgrounds = "background paper sunken primary-soft gold-soft mark".split(
  " ",
);
const pairs = [
  ...textColors.flatMap((ink) =>
    backgrounds.map((background) => [ink, background] as const),
  ),
  ["on-primary", "primary"],
  ["on-primary", "primary-strong"],
  ["on-danger", "danger"],
] as const;

const css = readFileSync(inRoot("app", "styles.css"), "utf8");
const themes = [
  ["light", parseTokens(/^:root \{([^}]*)\}/m)],
  ["dark", parseTokens(/^ *\[data-theme="dark"\] \{([^}]*)\}/m)],
] as const;

function parseTokens(block: RegExp): Map<string, string> {
  const [, body = ""] = block.exec(css) ?? [];
  return new Map(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045
      ? channel / 12.92
      : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort(
    (x, y) => x - y,
  );
  return (high + 0.05) / (low + 0.05);
}

describe.each(themes)("%s", (_, tokens) => {
  const ratio = (ink: string, background: string) =>
    contrast(tokens.get(ink) ?? "none", tokens.get(background) ?? "none");

  it.each(pairs)("%s is readable on %s (4.5 : 1)", (ink, background) => {
    expect(ratio(ink, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["background", "paper", "sunken"])(
    "the outline of a control is visible on %s (3 : 1)",
    (background) => {
      expect(ratio("line-strong", background)).toBeGreaterThanOrEqual(3);
    },
  );
});
