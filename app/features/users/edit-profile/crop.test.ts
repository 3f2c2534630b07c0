import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centerCrop, moveBy, moveTo, maxZoom, getZoom, zoomTo } from "./crop";

const wide = { width: 800, height: 400 };

describe("crop", () => {
  it("starts as the largest centered square", () => {
    expect(centerCrop(wide)).toEqual({ x: 200, y: 0, side: 400 });
    expect(centerCrop({ width: 3, height: 9 })).toEqual({
      x: 0,
      y: 3,
      side: 3,
    });
    expect(getZoom(centerCrop(wide), wide)).toBe(1);
  });

  it("moves by fractions of its side and stops at the edge", () => {
    const crop = centerCrop(wide);
    expect(moveBy(crop, 0.25, 0, wide).x).toBe(300);
    expect(moveBy(crop, 9, 9, wide)).toEqual({ x: 400, y: 0, side: 400 });
    expect(moveTo(crop, -5, 7, wide)).toEqual({ x: 0, y: 0, side: 400 });
  });

  it("zooms around its center between 1 and 4", () => {
    const near = zoomTo(centerCrop(wide), 2, wide);
    expect(near).toEqual({ x: 300, y: 100, side: 200 });
    expect(zoomTo(near, 99, wide).side).toBe(400 / maxZoom);
    expect(zoomTo(near, 0, wide)).toEqual(centerCrop(wide));
  });

  it("never leaves the image", () => {
    const pixels = fc.integer({ min: 1, max: 9000 });
    const step = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(
        pixels,
        pixels,
        fc.array(fc.tuple(step, step, step)),
        (width, height, steps) => {
          const size = { width, height };
          const end = steps.reduce(
            (crop, [dx, dy, zoom]) =>
              zoomTo(moveBy(crop, dx, dy, size), zoom, size),
            centerCrop(size),
          );
          expect(end.x).toBeGreaterThanOrEqual(0);
          expect(end.y).toBeGreaterThanOrEqual(0);
          expect(end.x + end.side).toBeLessThanOrEqual(width + 1e-6);
          expect(end.y + end.side).toBeLessThanOrEqual(height + 1e-6);
        },
      ),
    );
  });
});
