import { expect, it } from "vitest";
import { clampZoom, zoomAt } from "./image-zoom";

const stage = { width: 400, height: 800 };
const wide = { width: 1600, height: 800 };

it("keeps the point under the fingers", () => {
  const zoom = zoomAt({ scale: 1, x: 10, y: 0 }, 3, { x: 100, y: -50 });
  // 90 px right of the picture's centre before, three times as far after.
  expect(zoom).toEqual({ scale: 3, x: 100 - 3 * 90, y: -50 + 3 * 50 });
});

it.each([
  // Twice the fitted size is 800 × 400: only its width exceeds the stage.
  [
    { scale: 2, x: 900, y: 70 },
    { scale: 2, x: 200, y: 0 },
  ],
  [
    { scale: 2, x: -150, y: 0 },
    { scale: 2, x: -150, y: 0 },
  ],
  [
    { scale: 0.3, x: -40, y: 20 },
    { scale: 1, x: 0, y: 0 },
  ],
  [
    { scale: 90, x: 0, y: 0 },
    { scale: 5, x: 0, y: 0 },
  ],
])("limits %j to %j", (zoom, expected) => {
  const { scale, x, y } = clampZoom(zoom, wide, stage);
  // -0 is 0.
  expect({ scale, x: x + 0, y: y + 0 }).toEqual(expected);
});
