export type Bytes = Uint8Array<ArrayBuffer>;

/** A picture and nothing but the picture; pixels as it is shown, turned where it asks to be. */
export interface CleanPicture {
  bytes: Bytes;
  width: number;
  height: number;
}

/** What was given is no picture, or a broken one. The only failure of this folder. */
export class BadPicture extends Error {
  override readonly name = "BadPicture";
}

/** A browser holds four bytes a pixel: 200 MB is the most that a phone can be asked for. */
const pixelsMax = 50_000_000;
/** The largest canvas and texture that browsers agree on. */
const sideMax = 16_384;

/** Chunks, segments, boxes: no encoder makes more, and walking so many takes a millisecond. */
const piecesMax = 10_000;

export function checkCount(pieces: number): void {
  if (pieces > piecesMax) {
    throw new BadPicture("The picture is cut into too many pieces.");
  }
}

/** Refuses the sizes nobody can show. */
export function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0) {
    throw new BadPicture("The picture has no pixels.");
  }
  if (width > sideMax || height > sideMax || width * height > pixelsMax) {
    throw new BadPicture("The picture has too many pixels.");
  }
}

/** EXIF orientations 5 to 8 lay the picture on its side. */
export function turned(
  picture: CleanPicture,
  orientation: number,
): CleanPicture {
  const { bytes, width, height } = picture;
  return orientation < 5 ? picture : { bytes, width: height, height: width };
}
