import type { Customization } from "~/features/verse-art/customization";
import {
  getLuminanceRange,
  parseBackground,
} from "~/features/verse-art/parse-customization";
import { computeOverlay } from "~/features/verse-art/overlay";
import type { formatNames } from "~/features/verse-art/shapes";
import { isPublicAddress } from "~/shared/public-address";
import {
  catalogue,
  type BackgroundKind,
  type CatalogueKind,
} from "./catalogue";

export const alignments = ["left", "center", "right"] as const;

/** The selection of each kind of background is remembered, so users can switch between kinds. */
export interface VerseStyle {
  kind: BackgroundKind;
  /** Index of the selected background of each kind. */
  chosen: Record<CatalogueKind, number>;
  solidColor: string;
  /** Custom image as a data string. */
  imageData: string;
  /** Custom image URL as typed. */
  imageUrl: string;
  textColor: string;
  /** Whether the user chose the text color. Otherwise it follows the background. */
  colorChosen: boolean;
  textSize: number;
  alignment: (typeof alignments)[number];
  format: (typeof formatNames)[number];
  /** The last kind that isn't "custom", used until the custom image is chosen. */
  fallback: Exclude<BackgroundKind, "custom">;
}

export const defaultStyle: VerseStyle = {
  kind: "gradient",
  chosen: { gradient: 0, scenery: 0, christian: 0, abstract: 0 },
  solidColor: "#26356b",
  imageData: "",
  imageUrl: "",
  textColor: "#ffffff",
  colorChosen: false,
  textSize: 24,
  alignment: "center",
  format: "4:5",
  fallback: "gradient",
};

/** Slider ranges on phones and desktops (docs/product.md). */
export const textSizes = {
  phone: { min: 12, max: 32, step: 1 },
  desktop: { min: 12, max: 60, step: 2 },
} as const;

/** "Ink" among the text colours. */
const inkColor = "#2a241c";

/** Applies a change. Unless the user chose a text color, it's updated for the new background. */
export function withChange(
  style: VerseStyle,
  part: Partial<VerseStyle>,
): VerseStyle {
  const { kind, fallback } = style;
  const next = {
    ...style,
    fallback: kind === "custom" ? fallback : kind,
    ...part,
  };
  if (part.textColor !== undefined) return { ...next, colorChosen: true };
  return next.colorChosen
    ? next
    : { ...next, textColor: defaultTextColor(next) };
}

/** White, unless white needs an overlay and dark text doesn't. */
function defaultTextColor(style: VerseStyle): string {
  const range = getLuminanceRange(parseBackground(toCustomization(style)));
  const overlayOpacity = (ink: string) => computeOverlay(range, ink).opacity;
  return overlayOpacity(defaultStyle.textColor) > 0 &&
    overlayOpacity(inkColor) === 0
    ? inkColor
    : defaultStyle.textColor;
}

/** The custom image as a data string or public URL. */
function getCustomImage({ imageData, imageUrl }: VerseStyle): string | null {
  if (imageData !== "") return imageData;
  const address = imageUrl.trim();
  return isPublicAddress(address) ? address : null;
}

/** The kind that is shown: an incomplete custom background isn't. */
export const getShownKind = (style: VerseStyle) =>
  style.kind === "custom" && getCustomImage(style) === null
    ? style.fallback
    : style.kind;

export function toCustomization(style: VerseStyle): Customization {
  const { textColor, textSize, alignment, format, solidColor } = style;
  const kind = getShownKind(style);
  const shared = {
    backgroundType: kind,
    selectedBackground: 0,
    textColor,
    textSize,
    alignment,
    format,
  };
  if (kind === "custom") {
    return { ...shared, customBackgroundUrl: getCustomImage(style) };
  }
  if (kind === "solid") {
    return {
      ...shared,
      backgroundOption: { type: "solid", color: solidColor },
      solidColor,
    };
  }
  const selectedBackground = style.chosen[kind];
  const { name, url } = catalogue[kind][selectedBackground] ?? {};
  return {
    ...shared,
    selectedBackground,
    backgroundOption:
      url === undefined
        ? { type: "gradient", name }
        : { type: "image", name, url },
  };
}

/** Fills what a stored style of an older version lacks. */
export function parseStyle(stored: unknown): VerseStyle {
  return { ...defaultStyle, ...(stored as Partial<VerseStyle> | undefined) };
}
