import measuredImages from "./background-images.json" with { type: "json" };
import type { Shape } from "./shapes";

/** Relative luminance (WCAG 2.2), 0 to 1, of the darkest and lightest parts behind the text. */
export interface LuminanceRange {
  darkest: number;
  lightest: number;
}

export interface BackgroundImage extends LuminanceRange {
  id: string;
  name: string;
  url: string;
  /** Average color, shown until the image has loaded, or if it fails. */
  tone: string;
  /** A digit each for the darkest and the lightest gray of each row (scripts/backgrounds/luminance.mjs). */
  rows: Record<Shape["columns"], string>;
}

/** A radial light at the top edge over a dark linear gradient. Rendered as CSS and as SVG. */
export interface Gradient extends LuminanceRange {
  id: string;
  name: string;
  /** Horizontal center, size and fade-out of the light, in percent of the box. */
  light: {
    color: string;
    x: number;
    width: number;
    height: number;
    reach: number;
  };
  /** From top to bottom, rotated by `slant`. */
  deep: { from: string; to: string };
}

/** CSS degrees. */
const slant = 165;

/**
 * White text is readable everywhere on these gradients. `darkest` and `lightest` are the luminance of
 * the darkest and lightest color.
 */
export const gradients = [
  {
    id: "heavens-glory",
    name: "Heaven's Glory",
    light: { color: "#8f5f7c", x: 85, width: 110, height: 80, reach: 70 },
    deep: { from: "#33458a", to: "#26356b" },
    darkest: 0.04,
    lightest: 0.155,
  },
  {
    id: "golden-light",
    name: "Golden Light",
    light: { color: "#a46612", x: 80, width: 110, height: 90, reach: 75 },
    deep: { from: "#7a4a18", to: "#4d2d12" },
    darkest: 0.034,
    lightest: 0.175,
  },
  {
    id: "living-waters",
    name: "Living Waters",
    light: { color: "#25807c", x: 15, width: 120, height: 80, reach: 70 },
    deep: { from: "#1a5f74", to: "#0c3447" },
    darkest: 0.029,
    lightest: 0.173,
  },
  {
    id: "divine-love",
    name: "Divine Love",
    light: { color: "#b3475c", x: 20, width: 110, height: 80, reach: 70 },
    deep: { from: "#8c2850", to: "#4f1233" },
    darkest: 0.023,
    lightest: 0.149,
  },
  {
    id: "peaceful-night",
    name: "Peaceful Night",
    light: { color: "#4a4488", x: 80, width: 110, height: 80, reach: 70 },
    deep: { from: "#22275c", to: "#0d102b" },
    darkest: 0.006,
    lightest: 0.074,
  },
] as const satisfies readonly Gradient[];

export function gradientCss({ light, deep }: Gradient): string {
  const { color, x, width, height, reach } = light;
  return `radial-gradient(${width}% ${height}% at ${x}% 0%, ${color} 0%, ${color}00 ${reach}%), linear-gradient(${slant}deg, ${deep.from} 0%, ${deep.to} 100%)`;
}

/** The gradient as SVG. Like a CSS gradient, it runs from corner to corner along its slant. */
export function gradientSvg(
  { light, deep }: Gradient,
  width: number,
  height: number,
): string {
  const angle = (slant * Math.PI) / 180;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const half = (Math.abs(width * x) + Math.abs(height * y)) / 2;
  const at = (sign: number) => [
    width / 2 + sign * half * x,
    height / 2 + sign * half * y,
  ];
  const [x1, y1] = at(-1);
  const [x2, y2] = at(1);
  const transform = `translate(${(light.x * width) / 100} 0) scale(${(light.width * width) / 100} ${(light.height * height) / 100})`;
  const box = `width="${width}" height="${height}"`;
  return `<linearGradient id="v-deep" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop stop-color="${deep.from}"/><stop offset="1" stop-color="${deep.to}"/></linearGradient><radialGradient id="v-light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${transform}"><stop stop-color="${light.color}"/><stop offset="${light.reach / 100}" stop-color="${light.color}" stop-opacity="0"/></radialGradient><rect ${box} fill="url(#v-deep)"/><rect ${box} fill="url(#v-light)"/>`;
}

// `node scripts/measure-backgrounds.mjs` writes the numbers. Don't reorder the lists: posts store the
// index of their image.
export const backgroundImages = {
  scenery: measuredImages.scenery.map(withUrl),
  christian: measuredImages.christian.map(withUrl),
  abstract: measuredImages.abstract.map(withUrl),
};

export const allBackgroundImages: readonly BackgroundImage[] =
  Object.values(backgroundImages).flat();

function withUrl(image: Omit<BackgroundImage, "url">): BackgroundImage {
  return { ...image, url: `/backgrounds/${image.id}.svg` };
}
