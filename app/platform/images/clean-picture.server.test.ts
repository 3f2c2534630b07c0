import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  animatedPng,
  png,
  pngWithEverything,
} from "../../../tests/helpers/pictures/png";
import { gif, gifWithEverything } from "../../../tests/helpers/pictures/gif";
import { jpeg, jpegWithEverything } from "../../../tests/helpers/pictures/jpeg";
import { avif, join, text } from "../../../tests/helpers/pictures/parts";
import type { Bytes } from "../../../tests/helpers/pictures/parts";
import {
  animatedWebp,
  frame,
  webp,
  webpWithEverything,
} from "../../../tests/helpers/pictures/webp";
import { cleanPicture } from "./clean-picture.server";
import { BadPicture } from "./picture.server";

const pictures: Record<string, Bytes> = {
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

const onTheirSide = ["png", "jpg"].map((type) => `${type} with everything`);

/** What cleaning gives, or that it was refused; anything else thrown is a fault. */
function tryClean(bytes: Bytes) {
  try {
    return cleanPicture(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(BadPicture);
    return null;
  }
}

describe.each(Object.entries(pictures))("a %s", (name, bytes) => {
  it("is told by its first bytes and shown as large as it is", () => {
    const onItsSide = onTheirSide.includes(name);
    expect(cleanPicture(bytes)).toMatchObject({
      type: name.replace(/^.*(jpg|png|webp|gif).*$/, "$1"),
      width: onItsSide ? 8 : 16,
      height: onItsSide ? 16 : 8,
    });
  });

  it("keeps no word that is not picture", () => {
    const cleaned = text(cleanPicture(bytes).bytes);
    expect(cleaned).not.toMatch(/SECRET|xmpmeta|52\.5163|PK/);
  });

  it("is clean after that: cleaning it again changes nothing", () => {
    const once = cleanPicture(bytes);
    expect(cleanPicture(once.bytes)).toEqual(once);
  });

  it("is left as it was given", () => {
    const before = bytes.slice();
    cleanPicture(bytes);
    expect(bytes).toEqual(before);
  });

  it("is refused when cut short", () => {
    const { bytes: whole } = cleanPicture(bytes);
    for (let length = 0; length < whole.length; length++) {
      expect(tryClean(whole.slice(0, length)), `${length}`).toBeNull();
    }
  });

  it("is refused or cleaned, whatever is changed in it", () => {
    const place = fc.nat({ max: bytes.length - 1 });
    const change = fc.tuple(place, fc.nat({ max: 255 }));
    const numbers = fc.constantFrom(
      [0xff, 0xff, 0xff, 0xff],
      [0, 0, 0, 0],
      [0x7f, 0xff, 0xff, 0xff],
    );
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 8 }),
        fc.option(fc.tuple(place, numbers)),
        fc.option(place),
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

it("says what it takes where an AVIF comes", () => {
  expect(() => cleanPicture(avif)).toThrow(
    "A picture is a JPEG, PNG, WebP or GIF.",
  );
});

it("refuses whatever bytes happen to come", () => {
  const starts = Object.values(pictures).map((bytes) => bytes.slice(0, 16));
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
