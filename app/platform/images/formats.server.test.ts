import { expect, it } from "vitest";
import * as gif from "../../../tests/helpers/images/gif";
import * as jpeg from "../../../tests/helpers/images/jpeg";
import {
  be16,
  exif,
  join,
  secret,
  text,
} from "../../../tests/helpers/images/parts";
import * as png from "../../../tests/helpers/images/png";
import * as webp from "../../../tests/helpers/images/webp";
import { cleanImage } from "./clean-image.server";

const cleaned = (bytes: Uint8Array<ArrayBuffer>) =>
  text(cleanImage(bytes).bytes);
const orientations = [1, 2, 3, 4, 5, 6, 7, 8];

it.each(orientations)("keeps the EXIF orientation %i", (orientation) => {
  const exifSegment = (data: Uint8Array) =>
    jpeg.segment(0xe1, join("Exif\0\0", data));
  const isRotated = orientation > 4;
  for (const photo of [
    jpeg.jpegWithEverything(orientation),
    jpeg.jpeg(16, 8, [exifSegment(bigEndian(orientation))]),
  ]) {
    const { bytes, width, height } = cleanImage(photo);
    expect({ width, height }).toEqual(
      isRotated ? { width: 8, height: 16 } : { width: 16, height: 8 },
    );
    const value = text(bytes).split("II*\0\x08\0\0\0\x01\0\x12\x01\x03\0")[1];
    expect(value?.charCodeAt(4)).toBe(
      orientation > 1 ? orientation : undefined,
    );
  }
});

/** Some cameras write big-endian EXIF. */
function bigEndian(orientation: number) {
  return join(
    "MM\0*",
    [0, 0, 0, 8],
    be16(1),
    be16(0x0112),
    be16(3),
    [0, 0, 0, 1],
    be16(orientation),
    be16(0),
  );
}

it.each([0, 9, 300])("ignores the invalid orientation %i", (orientation) => {
  expect(cleanImage(jpeg.jpegWithEverything(orientation))).toMatchObject({
    width: 16,
    height: 8,
  });
});

it.each([
  join(),
  join("II*\0"),
  exif().slice(0, 20),
  join("II*\0", [255, 255, 255, 255], new Uint8Array(20)),
  join("MM\0*", [0, 0, 0, 8, 255, 255], new Uint8Array(20)),
])("ignores unreadable EXIF", (data) => {
  const photo = jpeg.jpeg(16, 8, [jpeg.segment(0xe1, join("Exif\0\0", data))]);
  expect(cleanImage(photo)).toMatchObject({ width: 16, height: 8 });
});

it("keeps a JPEG's color information: JFIF and Adobe's transform", () => {
  const photo = cleaned(jpeg.jpegWithEverything());
  expect(photo).toContain("JFIF\0");
  expect(photo).toContain("Adobe\0\x64\0\0\0\0\x01");
});

it("drops color profiles", () => {
  expect(cleaned(jpeg.jpegWithEverything())).not.toContain("ICC_PROFILE");
  expect(cleaned(png.pngWithEverything())).not.toContain("iCCP");
  expect(cleaned(webp.webpWithEverything())).not.toContain("ICCP");
});

it("accepts padding before a marker, and restarts within a scan", () => {
  const scan = jpeg.segment(0xda, [1, 1, 0, 0, 63, 0]);
  const photo = join(
    jpeg.start,
    [0xff, 0xff, 0xff],
    jpeg.quantization,
    jpeg.frame(16, 8, 0xc2),
    jpeg.tables,
    scan,
    [0xff, 0xd0, 1, 0xff, 0x00, 2],
    jpeg.tables,
    scan,
    [0],
    jpeg.end,
  );
  expect(cleanImage(photo).bytes).toHaveLength(photo.length - 3);
});

it("keeps an animated GIF's frames, timing and number of repetitions", () => {
  const { bytes } = cleanImage(gif.gifWithEverything());
  expect(bytes).toEqual(
    join(
      gif.screen(16, 8),
      gif.loop,
      gif.control,
      gif.image(16, 8),
      gif.control,
      gif.image(8, 8),
      gif.trailer,
    ),
  );
});

it("keeps an animated WebP unchanged", () => {
  const animation = webp.animatedWebp(webp.frame(16, 8), webp.frame(8, 4, 2));
  expect(cleanImage(animation).bytes).toEqual(animation);
});

it("keeps the still image of an animated PNG", () => {
  expect(cleanImage(png.animatedPng()).bytes).toEqual(png.png());
});

it("drops unknown chunks from the frames of a WebP", () => {
  const inner = join(
    webp.chunk("ALPH", [0]),
    webp.chunk("junk", join(secret)),
    webp.lossy(),
    webp.chunk("more", join(secret)),
  );
  const { bytes } = cleanImage(webp.animatedWebp(webp.frame(16, 8, 0, inner)));
  const cleanFrame = join(webp.chunk("ALPH", [0]), webp.lossy());
  expect(bytes).toEqual(webp.animatedWebp(webp.frame(16, 8, 0, cleanFrame)));
});

it("removes the flags of dropped chunks from a WebP's header", () => {
  expect(cleanImage(webp.webpWithEverything()).bytes[20]).toBe(0);
});
