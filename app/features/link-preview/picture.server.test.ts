import { expect, it } from "vitest";
import { avif } from "../../../tests/helpers/pictures/parts";
import { readPicture } from "./picture.server";

it("draws without a picture that was kept as AVIF, when the server still took it", async () => {
  const bucket = {
    get: () =>
      Promise.resolve({
        size: avif.length,
        arrayBuffer: () => Promise.resolve(avif.buffer),
      }),
  } as unknown as R2Bucket;
  expect(await readPicture(`${"a".repeat(40)}.avif`, bucket)).toBeNull();
});
