import { expect, it } from "vitest";
import { arcsOf } from "./ring-parts";

it("puts parts one after the other, and closes the ring though percent are rounded", () => {
  const [text, prayers, events] = arcsOf([33.3, 33.3, 33.3]);
  expect(text).toMatchObject({ start: 0 });
  expect(prayers?.start).toBeCloseTo(33.33, 1);
  expect((events?.start ?? 0) + (events?.length ?? 0)).toBeCloseTo(100);
});

it("draws nothing for nothing", () => {
  expect(arcsOf([0, 100])).toEqual([null, { start: 0, length: 100 }]);
  expect(arcsOf([0, 0])).toEqual([null, null]);
});
