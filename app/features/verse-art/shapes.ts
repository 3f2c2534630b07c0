/** The canvas of a verse image, in units. The image of a post is 1080 units wide. */
export interface Shape {
  width: number;
  height: number;
  /** Space between the edges and the text. */
  margin: { x: number; top: number; bottom: number };
  /** The line with the Bible reference. */
  reference: { size: number; leading: number; gap: number };
}

export const shapes = {
  /** 4:5, the tallest ratio that feeds show without cropping. */
  post: {
    width: 1080,
    height: 1350,
    margin: { x: 90, top: 96, bottom: 96 },
    reference: { size: 46, leading: 58, gap: 44 },
  },
  /** The standard size of link previews. */
  link: {
    width: 1200,
    height: 630,
    margin: { x: 84, top: 60, bottom: 60 },
    reference: { size: 32, leading: 42, gap: 30 },
  },
  /** A link preview with the author's name at the bottom (link-preview). */
  signed: {
    width: 1200,
    height: 630,
    margin: { x: 84, top: 48, bottom: 150 },
    reference: { size: 30, leading: 40, gap: 24 },
  },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

/** Line height relative to the font size. */
export const leading = 1.32;
