/** A picture's pixels, upright. */
export interface Size {
  width: number;
  height: number;
}

/** A square of a picture, in its pixels. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

/** Nearer than this a photo of a phone shows its grain. */
export const zoomMax = 4;

/** The largest square, in the middle. */
export function middleOf({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** 1 for the largest square that there is, 4 for a quarter of its side. */
export function zoomOf({ side }: Crop, { width, height }: Size): number {
  return Math.min(width, height) / side;
}

/** How far the square has room to go, in pixels. */
export function roomOf({ side }: Crop, { width, height }: Size) {
  return { x: width - side, y: height - side };
}

/** Never out of the picture. */
export function moveTo(crop: Crop, x: number, y: number, size: Size): Crop {
  const room = roomOf(crop, size);
  return { ...crop, x: clamp(x, 0, room.x), y: clamp(y, 0, room.y) };
}

/** Steps are parts of the square's own side: what is near moves slower. */
export function moveBy(crop: Crop, dx: number, dy: number, size: Size): Crop {
  return moveTo(crop, crop.x + dx * crop.side, crop.y + dy * crop.side, size);
}

/** About its own middle, as far as the picture's edges let it. */
export function zoomTo(crop: Crop, zoom: number, size: Size): Crop {
  const side = Math.min(size.width, size.height) / clamp(zoom, 1, zoomMax);
  const shift = (crop.side - side) / 2;
  return moveTo({ ...crop, side }, crop.x + shift, crop.y + shift, size);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
