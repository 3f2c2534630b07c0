import type { Ground } from "./backgrounds";

/** Laid over a ground so that words read on it. */
export interface Veil {
  color: "#000000" | "#ffffff";
  /** 0 to 1; 0 is no veil. */
  opacity: number;
}

/** WCAG 2.2, 1.4.3. A little more, because a screen has 256 steps a channel. */
const wanted = 4.5 * 1.01;

/**
 * The least veil that gives words in that colour 4.5 : 1 wherever the ground is between its darkest
 * and its lightest. There always is one: no colour stands nearer than 4.5 : 1 to both black and white
 * (√(1.05 × 0.05) − 0.05 = 0.179 is as far from the one as from the other, 4.58 : 1).
 */
export function veilFor(
  { darkest, lightest }: Ground,
  textColor: string,
): Veil {
  const ink = luminance(textColor);
  const reads = (ground: number) => contrast(ink, ground) >= wanted;
  // Letters have to stand clear of the whole ground on one side of it: lighter than its lightest, or
  // darker than its darkest.
  const dark = least((opacity) => {
    const ground = darkened(lightest, opacity);
    return ground < ink && reads(ground);
  });
  const light = least((opacity) => {
    const ground = lightened(darkest, opacity);
    return ground > ink && reads(ground);
  });
  return dark <= light
    ? { color: "#000000", opacity: dark }
    : { color: "#ffffff", opacity: light };
}

/** Lines: few stand as a word on a picture, many have to be followed from one to the next. */
const few = 3;
const many = 9;
/** Of what the veil leaves of the picture, how much goes under many lines. */
const most = 0.35;

/** More of the same veil, the more lines there are: it only ever adds to the contrast. */
export function deepened({ color, opacity }: Veil, lines: number): Veil {
  const part = Math.min(1, Math.max(0, (lines - few) / (many - few)));
  const more = opacity + (1 - opacity) * most * part;
  return { color, opacity: Math.round(more * 100) / 100 };
}

/** The first opacity that is enough, in hundredths; Infinity where none is. */
function least(isEnough: (opacity: number) => boolean): number {
  for (let step = 0; step <= 100; step++) {
    if (isEnough(step / 100)) return step / 100;
  }
  return Infinity;
}

/**
 * The lightest that black at this opacity leaves of a ground that light. Of all colours of one
 * luminance grey stays lightest: what is left of a channel is a concave function of its light.
 */
function darkened(lightest: number, opacity: number): number {
  return toLight((1 - opacity) * toChannel(lightest));
}

/** The darkest that white leaves; concave again, so it lies above the line between black and white. */
function lightened(darkest: number, opacity: number): number {
  return toLight(opacity) * (1 - darkest) + darkest;
}

export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance of `#rgb` or `#rrggbb`. */
export function luminance(colour: string): number {
  const digits = colour.slice(1);
  const size = digits.length === 3 ? 1 : 2;
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((i) => {
    const part = digits.slice(i * size, (i + 1) * size);
    return toLight(parseInt(size === 1 ? part + part : part, 16) / 255);
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** sRGB: a channel, 0 to 1, and the light it stands for. */
function toLight(channel: number): number {
  return channel <= 0.04045
    ? channel / 12.92
    : ((channel + 0.055) / 1.055) ** 2.4;
}

function toChannel(light: number): number {
  return light <= 0.0031308
    ? light * 12.92
    : 1.055 * light ** (1 / 2.4) - 0.055;
}
