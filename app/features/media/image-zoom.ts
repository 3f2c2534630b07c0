/** px */
export interface Point {
  x: number;
  y: number;
}

/** px */
interface Size {
  width: number;
  height: number;
}

/** `x` and `y`: how far the picture's centre is from the stage's. At a scale of 1 the picture fits the stage. */
export interface Zoom extends Point {
  scale: number;
}

export const fitted: Zoom = { scale: 1, x: 0, y: 0 };

const maxScale = 5;

/** Limits the scale, and lets no edge of the picture into the stage that could lie outside it. */
export function clampZoom(zoom: Zoom, picture: Size, stage: Size): Zoom {
  const scale = clamp(zoom.scale, 1, maxScale);
  const fit = Math.min(
    stage.width / picture.width,
    stage.height / picture.height,
  );
  const factor = fit * scale;
  const maxX = Math.max(0, (picture.width * factor - stage.width) / 2);
  const maxY = Math.max(0, (picture.height * factor - stage.height) / 2);
  return {
    scale,
    x: clamp(zoom.x, -maxX, maxX),
    y: clamp(zoom.y, -maxY, maxY),
  };
}

/** Changes the scale around a point, which is given from the stage's centre and stays on its spot of the picture. */
export function zoomAt({ x, y, ...zoom }: Zoom, scale: number, point: Point) {
  const factor = scale / zoom.scale;
  return {
    scale,
    x: point.x - (point.x - x) * factor,
    y: point.y - (point.y - y) * factor,
  };
}

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), high);
