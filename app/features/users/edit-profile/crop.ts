/** Image size in pixels, after applying the EXIF orientation. */
export interface Size {
  width: number;
  height: number;
}

/** A square of the image, in image pixels. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

/** Phone photos look grainy beyond this. */
export const maxZoom = 4;

/** The largest centered square. */
export function centerCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** 1 for the largest square, 4 for a quarter of its side. */
export function getZoom({ side }: Crop, { width, height }: Size): number {
  return Math.min(width, height) / side;
}

/** The largest x and y of the square, in pixels. */
export function getMoveRange({ side }: Crop, { width, height }: Size) {
  return { x: width - side, y: height - side };
}

/** Stays within the image. */
export function moveTo(crop: Crop, x: number, y: number, size: Size): Crop {
  const range = getMoveRange(crop, size);
  return { ...crop, x: clamp(x, 0, range.x), y: clamp(y, 0, range.y) };
}

/** `dx` and `dy` are fractions of the square's side, so a zoomed-in image moves more slowly. */
export function moveBy(crop: Crop, dx: number, dy: number, size: Size): Crop {
  return moveTo(crop, crop.x + dx * crop.side, crop.y + dy * crop.side, size);
}

/** Zooms around the center of the square, but stays within the image. */
export function zoomTo(crop: Crop, zoom: number, size: Size): Crop {
  const side = Math.min(size.width, size.height) / clamp(zoom, 1, maxZoom);
  const shift = (crop.side - side) / 2;
  return moveTo({ ...crop, side }, crop.x + shift, crop.y + shift, size);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
