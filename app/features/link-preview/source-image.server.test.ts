import { expect, it } from "vitest";
import { avif } from "../../../tests/helpers/images/parts";
import { readImage } from "./source-image.server";

it("returns null for an AVIF image from when the server still accepted them", async () => {
  const bucket = {
    get: () =>
      Promise.resolve({
        size: avif.length,
        arrayBuffer: () => Promise.resolve(avif.buffer),
      }),
  } as unknown as R2Bucket;
  expect(await readImage(`${"a".repeat(40)}.avif`, bucket)).toBeNull();
});
