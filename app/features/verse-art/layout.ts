import {
  parseBackground,
  getLuminanceRange,
  backgroundCss,
  parseFormat,
  parseTextStyle,
  type Background,
  type StoredCustomization,
} from "./parse-customization";
import { blockHeight, shapes, type ShapeName } from "./shapes";
import { typeset } from "./typeset";
import { computeOverlay, contrast } from "./overlay";

export type VerseLayout = ReturnType<typeof layOut>;

interface LayoutInput {
  text: string;
  /** "John 3:16 (KJV)" */
  reference: string;
  customization: StoredCustomization;
  /** By default the chosen format. */
  shape?: ShapeName | undefined;
}

/** Everything that decides how a verse image looks, so that the page and the PNG can't differ. */
export function layOut({
  text,
  reference,
  customization,
  shape = parseFormat(customization),
}: LayoutInput) {
  const background = parseBackground(customization);
  const { color, size: px, align } = parseTextStyle(customization);
  const { size, lines } = typeset(text, px, shapes[shape]);
  const block = blockHeight(shape, size, lines);
  return {
    shape,
    size,
    lines,
    ...findCalmPosition(background, shape, block, color),
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
  };
}

/** Possible positions, as shares of the free height that are above the text. */
const placements = [0.5, 0.38, 0.62, 0.25, 0.75, 0.1, 0.9, 0, 1];

/** Where the background is calm: where it needs the weakest overlay and varies least, preferably in the middle. */
function findCalmPosition(
  background: Background,
  shape: ShapeName,
  block: number,
  ink: string,
) {
  const { height, margin } = shapes[shape];
  const free = height - margin.top - margin.bottom - block;
  const { top, overlay } = placements
    .map((share) => {
      const top = Math.round(margin.top + share * free);
      const range = getLuminanceRange(background, {
        shape,
        top,
        bottom: top + block,
      });
      const overlay = computeOverlay(range, ink);
      const variation = contrast(range.lightest, range.darkest) / 21;
      const offset = Math.abs(share - 0.5) / 5;
      return { top, overlay, cost: overlay.opacity + variation + offset };
    })
    .reduce((best, each) => (each.cost < best.cost ? each : best));
  return { top, overlay };
}
