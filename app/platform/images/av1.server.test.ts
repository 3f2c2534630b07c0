import { expect, it } from "vitest";
import { sequence } from "../../../tests/helpers/pictures/avif";
import { join } from "../../../tests/helpers/pictures/parts";
import { checkAv1 } from "./av1.server";
import { BadPicture } from "./picture.server";

const bits = (...runs: [value: string, count: number][]) =>
  runs.map(([value, count]) => value.repeat(count)).join("");

/** What a film's head may say before its size. */
const operations = {
  "nothing of time": bits(["0", 1], ["0", 1], ["0", 5], ["0", 12], ["0", 5]),
  "a tier": bits(["0", 7], ["0", 12], ["1", 5], ["1", 1]),
  "two ways to show it, each delayed": bits(
    ["0", 1],
    ["1", 1],
    ["0", 4],
    ["1", 1],
    ...Array.from({ length: 2 }).flatMap((): [string, number][] => [
      ["0", 17],
      ["1", 1],
      ["0", 4],
    ]),
  ),
  "when frames are due, and at what cost": bits(
    ["1", 1],
    ["0", 64],
    ["1", 1],
    ["001", 1],
    ["11", 1],
    ["1", 1],
    ["00011", 1],
    ["0", 42],
    ["0", 6],
    ["0", 17],
    ["1", 1],
    ["0", 9],
  ),
};

it.each([undefined, ...Object.values(operations)])(
  "believes the size a sequence says: behind %s",
  (operation) => {
    expect(() => {
      checkAv1(sequence(4000, 3000, operation));
    }).not.toThrow();
    expect(() => {
      checkAv1(sequence(10_000, 10_000, operation));
    }).toThrow(BadPicture);
  },
);

it("reads every sequence, the second too, and an OBU that ends with the data", () => {
  const unsized = (bytes: Uint8Array) => join([0x08], bytes.slice(2));
  for (const data of [
    join(sequence(16, 8), sequence(10_000, 10_000)),
    join([0x12, 0], [0x36, 0, 1, 0], sequence(10_000, 10_000)),
    unsized(sequence(10_000, 10_000)),
  ]) {
    expect(() => {
      checkAv1(data);
    }).toThrow("too many pixels");
  }
});

it.each([
  [join()],
  [join([0x12, 0])],
  [join([0x0a, 200, 1, 0])],
  [join([0x0a, 255, 255, 255, 255, 255, 255])],
  [join([0x0a, 2, 0, 0])],
  [new Uint8Array(40_000).fill(0x12)],
])("refuses what is no AV1", (data) => {
  expect(() => {
    checkAv1(data);
  }).toThrow(BadPicture);
});
