import { BadPicture } from "./picture.server";

/** More than any animation people post; a decoder draws each of them. */
const framesMax = 1000;
const framePixelsMax = 500_000_000;

/** Counts the frames of an animation and refuses those that do not lie on its canvas. */
export class Frames {
  count = 0;
  #pixels = 0;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  add(x: number, y: number, width: number, height: number): void {
    const inside = x + width <= this.width && y + height <= this.height;
    if (width === 0 || height === 0 || !inside) {
      throw new BadPicture("A frame does not lie within the picture.");
    }
    this.count += 1;
    this.#pixels += width * height;
    if (this.count > framesMax || this.#pixels > framePixelsMax) {
      throw new BadPicture("The animation is too long.");
    }
  }
}
