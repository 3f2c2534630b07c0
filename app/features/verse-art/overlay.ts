import type { LuminanceRange } from "./backgrounds";

/** Covers the background behind text so that it is readable. */
interface Overlay {
  color: "#000000" | "#ffffff";
  /** 0 to 1; 0 means no overlay. */
  opacity: number;
}

/** WCAG 2.2, 1.4.3, plus 1% because screens round to 256 steps per channel. */
const minContrast = 4.5 * 1.01;

/**
 * The weakest overlay that gives text of this color a contrast of 4.5:1 on the whole background. One
 * always exists: every color has at least 4.5:1 with black or with white. (A luminance of
 * √(1.05 × 0.05) − 0.05 = 0.179 has the same contrast with both, 4.58:1.)
 */
export function computeOverlay(
  { darkest, lightest }: LuminanceRange,
  textColor: string,
): Overlay {
  const ink = luminance(textColor);
  const reads = (background: number) =>
    contrast(ink, background) >= minContrast;
  // The text must be lighter than the lightest part of the background, or darker than the darkest.
  const dark = lowestOpacity((opacity) => {
    const background = darken(lightest, opacity);
    return background < ink && reads(background);
  });
  const light = lowestOpacity((opacity) => {
    const background = lighten(darkest, opacity);
    return background > ink && reads(background);
  });
  return dark <= light
    ? { color: "#000000", opacity: dark }
    : { color: "#ffffff", opacity: light };
}

/** In steps of 0.01; Infinity if no opacity is enough. A higher opacity than one that is enough is too. */
function lowestOpacity(isEnough: (opacity: number) => boolean): number {
  let [lowest, above] = [0, 101];
  while (lowest < above) {
    const step = (lowest + above) >> 1;
    if (isEnough(step / 100)) above = step;
    else lowest = step + 1;
  }
  return lowest > 100 ? Infinity : lowest / 100;
}

/**
 * The highest luminance a background can have under black at this opacity. Among colors of one
 * luminance, gray stays lightest, because a channel's result is a concave function of its light.
 */
function darken(lightest: number, opacity: number): number {
  return toLight((1 - opacity) * toChannel(lightest));
}

/** The lowest luminance under white. Concave too, so it lies above the line between black and white. */
function lighten(darkest: number, opacity: number): number {
  return toLight(opacity) * (1 - darkest) + darkest;
}

export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance of `#rgb` or `#rrggbb`. */
export function luminance(color: string): number {
  const digits = color.slice(1);
  const size = digits.length === 3 ? 1 : 2;
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((i) => {
    const part = digits.slice(i * size, (i + 1) * size);
    return toLight(parseInt(size === 1 ? part + part : part, 16) / 255);
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** sRGB channel (0 to 1) to linear light. */
export function toLight(channel: number): number {
  return channel <= 0.04045
    ? channel / 12.92
    : ((channel + 0.055) / 1.055) ** 2.4;
}

function toChannel(light: number): number {
  return light <= 0.0031308
    ? light * 12.92
    : 1.055 * light ** (1 / 2.4) - 0.055;
}
