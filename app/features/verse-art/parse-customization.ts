import {
  allBackgroundImages,
  backgroundImages,
  gradientCss,
  gradients,
  type BackgroundImage,
  type Gradient,
  type LuminanceRange,
} from "./backgrounds";
import { luminance, toLight } from "./overlay";
import { formatNames, formats, shapes, type ShapeName } from "./shapes";

/** A customization as stored: anything may be missing, and no value is trusted. */
export type StoredCustomization = Readonly<Record<string, unknown>>;

export type Background =
  | { kind: "gradient"; gradient: Gradient }
  | { kind: "solid"; color: string }
  | { kind: "preset"; image: BackgroundImage }
  /** A user's own image, on our site (`/images/…`) or at an https URL. */
  | { kind: "custom"; url: string };

interface VerseTextStyle {
  color: string;
  /** px, as chosen in the generator. */
  size: number;
  align: "left" | "center" | "right";
}

export function parseBackground(
  customization: StoredCustomization,
): Background {
  const option = isRecord(customization["backgroundOption"])
    ? customization["backgroundOption"]
    : {};
  const type = customization["backgroundType"];
  const index = Number(customization["selectedBackground"]);
  const url = parseImageUrl(
    type === "custom" ? customization["customBackgroundUrl"] : option["url"],
  );
  if (url !== null) {
    const image = allBackgroundImages.find((one) => one.url === url);
    return image ? { kind: "preset", image } : { kind: "custom", url };
  }
  if (type === "scenery" || type === "christian" || type === "abstract") {
    const image = backgroundImages[type][index] ?? backgroundImages[type][0];
    if (image) return { kind: "preset", image };
  }
  if (type === "solid") {
    const color =
      parseColor(customization["solidColor"]) ?? parseColor(option["color"]);
    if (color !== null) return { kind: "solid", color };
  }
  const gradient =
    gradients.find(({ name }) => name === option["name"]) ??
    gradients[index] ??
    gradients[0];
  return { kind: "gradient", gradient };
}

/** Defaults and size limits as in docs/product.md. White is readable on every gradient. */
export function parseTextStyle(
  customization: StoredCustomization,
): VerseTextStyle {
  const size = Number(customization["textSize"] ?? 24);
  const align = customization["alignment"];
  return {
    color: parseColor(customization["textColor"]) ?? "#ffffff",
    size: Number.isFinite(size) ? Math.min(60, Math.max(12, size)) : 24,
    align: align === "left" || align === "right" ? align : "center",
  };
}

export const parseFormat = ({ format }: StoredCustomization) =>
  formats[formatNames.find((name) => name === format) ?? "4:5"];

/** Everywhere, or in a part of a shape. A user's image isn't measured, so it may have any luminance. */
export function getLuminanceRange(
  background: Background,
  area?: Area,
): LuminanceRange {
  switch (background.kind) {
    case "gradient":
      return background.gradient;
    case "preset":
      return area ? measureRows(background.image, area) : background.image;
    case "solid": {
      const only = luminance(background.color);
      return { darkest: only, lightest: only };
    }
    case "custom":
      return { darkest: 0, lightest: 1 };
  }
}

/** Units of the shape. */
type Area = { shape: ShapeName; top: number; bottom: number };

/** Each shape shows the center of an image 1080 units high, whose rows are 40 units high. */
function measureRows(image: BackgroundImage, area: Area): LuminanceRange {
  const { width, height, columns } = shapes[area.shape];
  const scale = Math.max(width, height) / 1080;
  const toRow = (y: number) => ((y - height / 2) / scale + 540) / 40;
  const rows = (image.rows[columns].match(/../g) ?? []).slice(
    Math.floor(toRow(area.top)),
    Math.ceil(toRow(area.bottom)),
  );
  const digits = (at: 0 | 1) => rows.map((row) => row[at] ?? "").sort();
  return {
    darkest: fromDigit(digits(0)[0]),
    lightest: fromDigit(digits(1).at(-1)),
  };
}

/** 0 is black, z is white. */
const fromDigit = (digit = "") => toLight(parseInt(digit, 36) / 35);

/** A CSS `background` value. For images, it shows until the image has loaded. */
export function backgroundCss(background: Background): string {
  switch (background.kind) {
    case "gradient":
      return gradientCss(background.gradient);
    case "solid":
      return background.color;
    case "preset":
      return background.image.tone;
    // Stays if the image fails to load.
    case "custom":
      return gradientCss(gradients[0]);
  }
}

/** Hex colors only, because the value ends up in a style attribute. */
function parseColor(value: unknown): string | null {
  return typeof value === "string" && /^#([\da-f]{3}|[\da-f]{6})$/i.test(value)
    ? value
    : null;
}

/** Allows our own images (`/…`), https URLs, and blob URLs of images that aren't uploaded yet. */
function parseImageUrl(value: unknown): string | null {
  if (typeof value !== "string") return null;
  if (/^\/(?![/\\])/.test(value)) return value;
  return /^(https|blob):/i.test(value) && URL.canParse(value) ? value : null;
}

const isRecord = (value: unknown): value is StoredCustomization =>
  typeof value === "object" && value !== null;
