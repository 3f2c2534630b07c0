import {
  parseBackground,
  getLuminanceRange,
  backgroundCss,
  parseTextStyle,
  type StoredCustomization,
  type VerseTextStyle,
} from "./parse-customization";
import { shapes, type ShapeName } from "./shapes";
import { typeset } from "./typeset";
import { computeOverlay, type Overlay } from "./overlay";

/** Everything that decides how a verse image looks, so that the page and the PNG can't differ. */
export interface VerseLayout {
  shape: ShapeName;
  /** Units of the shape (shapes.ts). */
  size: number;
  lines: string[];
  /** "John 3:16 (KJV)" */
  reference: string;
  textColor: string;
  align: VerseTextStyle["align"];
  /** A CSS `background` value. */
  backgroundCss: string;
  /** Covers the whole box. */
  imageUrl: string | null;
  overlay: Overlay;
}

export interface LayoutInput {
  text: string;
  reference: string;
  customization: StoredCustomization;
  shape?: ShapeName | undefined;
}

export function layOut({
  text,
  reference,
  customization,
  shape = "post",
}: LayoutInput): VerseLayout {
  const background = parseBackground(customization);
  const { color, size, align } = parseTextStyle(customization);
  const set = typeset(text, size, shapes[shape]);
  return {
    shape,
    ...set,
    reference,
    textColor: color,
    align,
    backgroundCss: backgroundCss(background),
    imageUrl:
      background.kind === "preset"
        ? background.image.url
        : background.kind === "custom"
          ? background.url
          : null,
    overlay: computeOverlay(getLuminanceRange(background), color),
  };
}
