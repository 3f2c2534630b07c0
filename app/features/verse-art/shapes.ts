/** The box that a verse is set in, in units: a picture for a post is 1080 of them wide. */
export interface Shape {
  width: number;
  height: number;
  /** From each edge to where the words may stand. */
  margin: { x: number; top: number; bottom: number };
  /** Of the line that says where it is written. */
  reference: { size: number; leading: number; gap: number };
}

export const shapes = {
  /** 4:5, the tallest that feeds show whole. */
  post: {
    width: 1080,
    height: 1350,
    margin: { x: 90, top: 96, bottom: 96 },
    reference: { size: 46, leading: 58, gap: 44 },
  },
  /** The size that every network asks for beside a link. */
  link: {
    width: 1200,
    height: 630,
    margin: { x: 84, top: 60, bottom: 60 },
    reference: { size: 32, leading: 42, gap: 30 },
  },
  /** The same, with its author's name at the foot: the preview of a post (link-preview). */
  signed: {
    width: 1200,
    height: 630,
    margin: { x: 84, top: 48, bottom: 150 },
    reference: { size: 30, leading: 40, gap: 24 },
  },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

/** From line to line, by size. */
export const leading = 1.32;
