import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  animatedPng,
  png,
  pngWithEverything,
} from "../../../tests/helpers/images/png";
import { gif, gifWithEverything } from "../../../tests/helpers/images/gif";
import { jpeg, jpegWithEverything } from "../../../tests/helpers/images/jpeg";
import {
  avif,
  join,
  text,
  type Bytes,
} from "../../../tests/helpers/images/parts";
import {
  animatedWebp,
  frame,
  webp,
  webpWithEverything,
} from "../../../tests/helpers/images/webp";
import { cleanImage } from "./clean-image.server";
import { InvalidImageError } from "./image.server";

const images: Record<string, Bytes> = {
  png: png(),
  "png with everything": pngWithEverything(),
  apng: animatedPng(),
  jpg: jpeg(),
  "jpg with everything": jpegWithEverything(),
  gif: gif(),
  "gif with everything": gifWithEverything(),
  webp: webp(),
  "webp with everything": webpWithEverything(),
  "animated webp": animatedWebp(frame(16, 8), frame(8, 4, 2)),
};

/** Null if the image was rejected. Any other error fails the test. */
function tryClean(bytes: Bytes) {
  try {
    return cleanImage(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidImageError);
    return null;
  }
}

describe.each(Object.entries(images))("a %s", (name, bytes) => {
  it("is detected by its first bytes, with the right size", () => {
    const isRotated = name === "jpg with everything";
    expect(cleanImage(bytes)).toMatchObject({
      type: name.replace(/^.*(jpg|png|webp|gif).*$/, "$1"),
      width: isRotated ? 8 : 16,
      height: isRotated ? 16 : 8,
    });
  });

  it("contains no metadata", () => {
    const cleaned = text(cleanImage(bytes).bytes);
    expect(cleaned).not.toMatch(/SECRET|xmpmeta|52\.5163|PK/);
  });

  it("doesn't change when cleaned again", () => {
    const once = cleanImage(bytes);
    expect(cleanImage(once.bytes)).toEqual(once);
  });

  it("isn't modified in place", () => {
    const before = bytes.slice();
    cleanImage(bytes);
    expect(bytes).toEqual(before);
  });

  it("is rejected if truncated", () => {
    const { bytes: cleaned } = cleanImage(bytes);
    for (let length = 0; length < cleaned.length; length++) {
      expect(tryClean(cleaned.slice(0, length)), `${length}`).toBeNull();
    }
  });

  it("is rejected or cleaned after random changes", () => {
    const position = fc.nat({ max: bytes.length - 1 });
    const change = fc.tuple(position, fc.nat({ max: 255 }));
    const numbers = fc.constantFrom(
      [0xff, 0xff, 0xff, 0xff],
      [0, 0, 0, 0],
      [0x7f, 0xff, 0xff, 0xff],
    );
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 8 }),
        fc.option(fc.tuple(position, numbers)),
        fc.option(position),
        (changes, wide, end) => {
          const mutated = bytes.slice(0, end ?? bytes.length);
          for (const [at, byte] of changes) mutated[at] = byte;
          wide?.[1].forEach((byte, i) => {
            mutated[wide[0] + i] = byte;
          });
          const started = performance.now();
          const cleaned = tryClean(mutated);
          expect(performance.now() - started).toBeLessThan(1000);
          expect(cleaned?.bytes.length ?? 0).toBeLessThanOrEqual(
            bytes.length + 100,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});

it("rejects an AVIF with a message that lists the supported types", () => {
  expect(() => cleanImage(avif)).toThrow(
    "Please choose a JPEG, PNG, WebP or GIF.",
  );
});

it("rejects random bytes", () => {
  const starts = Object.values(images).map((bytes) => bytes.slice(0, 16));
  fc.assert(
    fc.property(
      fc.constantFrom(join(), ...starts),
      fc.uint8Array({ maxLength: 300 }),
      (start, rest) => {
        expect(tryClean(join(start, rest))).toBeNull();
      },
    ),
    { numRuns: 3000 },
  );
});
