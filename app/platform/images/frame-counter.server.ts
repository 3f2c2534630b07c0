import { InvalidImageError } from "./image.server";

/** More than real animations have. A decoder renders every frame, so the number must be limited. */
const maxFrames = 1000;
const maxFramePixels = 500_000_000;

/** Counts an animation's frames. Rejects frames outside the canvas, and too many frames. */
export class FrameCounter {
  count = 0;
  #pixels = 0;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  add(x: number, y: number, width: number, height: number): void {
    const isInside = x + width <= this.width && y + height <= this.height;
    if (width === 0 || height === 0 || !isInside) {
      throw new InvalidImageError("A frame lies outside the picture.");
    }
    this.count += 1;
    this.#pixels += width * height;
    if (this.count > maxFrames || this.#pixels > maxFramePixels) {
      throw new InvalidImageError("The animation is too long.");
    }
  }
}
