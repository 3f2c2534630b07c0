import { expect, it } from "vitest";
import { toArcs } from "./ring";

it("places arcs one after the other and closes the ring even if the shares were rounded", () => {
  const [text, prayers, events] = toArcs([33.3, 33.3, 33.3]);
  expect(text).toMatchObject({ start: 0 });
  expect(prayers?.start).toBeCloseTo(33.33, 1);
  expect((events?.start ?? 0) + (events?.length ?? 0)).toBeCloseTo(100);
});

it("creates no arc for a share of 0", () => {
  expect(toArcs([0, 100])).toEqual([null, { start: 0, length: 100 }]);
  expect(toArcs([0, 0])).toEqual([null, null]);
});
