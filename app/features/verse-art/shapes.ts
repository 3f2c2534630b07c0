/** The canvas of a verse image, in units. The image of a post is 1080 units wide. */
export interface Shape {
  width: number;
  height: number;
  /** The part of a background, from left to right, that its text may cover (scripts/backgrounds/luminance.mjs). */
  columns: "wide" | "middle" | "narrow";
  /** Space between the edges and the text. */
  margin: { x: number; top: number; bottom: number };
  /** The line with the Bible reference. */
  reference: { size: number; leading: number; gap: number };
}

/** The standard size of link previews. */
const preview = { width: 1200, height: 630, columns: "wide" } as const;

export const shapes = {
  /** 4:5, the tallest ratio that feeds show without cropping. */
  post: {
    width: 1080,
    height: 1350,
    columns: "middle",
    margin: { x: 90, top: 96, bottom: 96 },
    reference: { size: 46, leading: 58, gap: 44 },
  },
  square: {
    width: 1080,
    height: 1080,
    columns: "wide",
    margin: { x: 90, top: 84, bottom: 84 },
    reference: { size: 44, leading: 56, gap: 40 },
  },
  /** 9:16, as stories show it. Their controls cover the top and the bottom. */
  story: {
    width: 1080,
    height: 1920,
    columns: "narrow",
    margin: { x: 90, top: 230, bottom: 230 },
    reference: { size: 48, leading: 60, gap: 48 },
  },
  link: {
    ...preview,
    margin: { x: 84, top: 60, bottom: 60 },
    reference: { size: 32, leading: 42, gap: 30 },
  },
  /** A link preview with the author's or the product's name at the bottom (link-preview). */
  signed: {
    ...preview,
    margin: { x: 84, top: 48, bottom: 150 },
    reference: { size: 30, leading: 40, gap: 24 },
  },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

/** Width to height, as users choose it. */
export const formatNames = ["4:5", "1:1", "9:16"] as const;

export const formats = {
  "4:5": "post",
  "1:1": "square",
  "9:16": "story",
} as const satisfies Record<(typeof formatNames)[number], ShapeName>;

/** Line height relative to the font size. */
export const leading = 1.32;

/** Height of the lines and the reference, in units. */
export function blockHeight(
  shape: ShapeName,
  size: number,
  { length }: readonly string[],
): number {
  const { reference } = shapes[shape];
  return length * size * leading + reference.gap + reference.leading;
}
