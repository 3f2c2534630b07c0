/** The widths of a typeface's letters, which is all that breaking lines needs of it. */
export interface Face {
  has: (codePoint: number) => boolean;
  /** Of a script whose letters are joined and stacked: a line as it is shaped. */
  shape?: (line: string) => ShapedRun[];
  /** Of a letter, in em; null where the face does not have it. */
  advance: (codePoint: number) => number | null;
}

/** Letters of one script, or others. */
export interface ShapedRun {
  text: string;
  /** In em. */
  width: number;
  /**
   * In em, by the letter they stand before: of several glyphs that belong together the renderer
   * (resvg 2.6) goes on by the widest alone, so the next ones would stand on them.
   */
  gaps: ReadonlyMap<number, number>;
}

/** What texts are set in: each paragraph in one face. */
export interface FaceType {
  in: (paragraph: string) => Face;
}

/** Reads `cmap` and `hmtx` of a TrueType file (ISO/IEC 14496-22); 0.2 ms for a face of 500 letters. */
export function readFace(file: ArrayBuffer): Face {
  const view = new DataView(file);
  const table = tablesOf(view);
  const em = view.getUint16(table("head") + 18);
  const longMetrics = view.getUint16(table("hhea") + 34);
  const metrics = table("hmtx");
  const glyphOf = readCharacterMap(view, table("cmap"));
  return {
    has: (codePoint) => glyphOf(codePoint) !== 0,
    advance(codePoint) {
      const glyph = glyphOf(codePoint);
      if (glyph === 0) return null;
      // Glyphs behind the last long metric are as wide as that one.
      const entry = Math.min(glyph, longMetrics - 1);
      return view.getUint16(metrics + entry * 4) / em;
    },
  };
}

/** The first face that has the letter knows its width. */
export function together(faces: readonly Face[]): Face {
  return {
    has: (codePoint) => faces.some((face) => face.has(codePoint)),
    advance(codePoint) {
      for (const face of faces) {
        const width = face.advance(codePoint);
        if (width !== null) return width;
      }
      return null;
    },
  };
}

function tablesOf(view: DataView): (tag: string) => number {
  const offsets = new Map<string, number>();
  const count = view.getUint16(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const tag = String.fromCharCode(
      ...[0, 1, 2, 3].map((i) => view.getUint8(at + i)),
    );
    offsets.set(tag, view.getUint32(at + 8));
  }
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`A face without ${tag}`);
    return offset;
  };
}

/** Format 4, which holds every letter our faces have (scripts/type); 0 is no glyph. */
function readCharacterMap(
  view: DataView,
  cmap: number,
): (codePoint: number) => number {
  const count = view.getUint16(cmap + 2);
  const places = Array.from(
    { length: count },
    (_, i) => cmap + view.getUint32(cmap + 8 + i * 8),
  );
  const map = places.find((place) => view.getUint16(place) === 4);
  if (map === undefined) throw new Error("A face without a map of format 4");
  const size = view.getUint16(map + 6);
  const ends = map + 14;
  const starts = ends + size + 2;
  const deltas = starts + size;
  const ranges = deltas + size;
  return (codePoint) => {
    if (codePoint > 0xffff) return 0;
    let i = 0;
    while (i < size && view.getUint16(ends + i) < codePoint) i += 2;
    if (i >= size) return 0;
    const start = view.getUint16(starts + i);
    if (start > codePoint) return 0;
    const delta = view.getUint16(deltas + i);
    const range = view.getUint16(ranges + i);
    if (range === 0) return (codePoint + delta) & 0xffff;
    const glyph = view.getUint16(ranges + i + range + (codePoint - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
}
