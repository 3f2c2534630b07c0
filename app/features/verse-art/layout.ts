import {
  parseBackground,
  getLuminanceRange,
  backgroundCss,
  parseTextStyle,
  type StoredCustomization,
} from "./parse-customization";
import { shapes, type ShapeName } from "./shapes";
import { typeset } from "./typeset";
import { computeOverlay } from "./overlay";

export type VerseLayout = ReturnType<typeof layOut>;

interface LayoutInput {
  text: string;
  /** "John 3:16 (KJV)" */
  reference: string;
  customization: StoredCustomization;
  shape?: ShapeName | undefined;
}

/** Everything that decides how a verse image looks, so that the page and the PNG can't differ. */
export function layOut({
  text,
  reference,
  customization,
  shape = "post",
}: LayoutInput) {
  const background = parseBackground(customization);
  const { color, size, align } = parseTextStyle(customization);
  return {
    shape,
    ...typeset(text, size, shapes[shape]),
    reference,
    textColor: color,
    align,
    backgroundCss: backgroundCss(background),
    // Covers the whole box.
    imageUrl:
      background.kind === "preset"
        ? background.image.url
        : background.kind === "custom"
          ? background.url
          : null,
    overlay: computeOverlay(getLuminanceRange(background), color),
  };
}
