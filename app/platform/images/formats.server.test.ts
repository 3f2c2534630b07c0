import { expect, it } from "vitest";
import * as gif from "../../../tests/helpers/pictures/gif";
import * as jpeg from "../../../tests/helpers/pictures/jpeg";
import {
  be16,
  exif,
  join,
  secret,
  text,
} from "../../../tests/helpers/pictures/parts";
import * as png from "../../../tests/helpers/pictures/png";
import * as webp from "../../../tests/helpers/pictures/webp";
import { cleanPicture } from "./clean-picture.server";

const cleaned = (bytes: Uint8Array<ArrayBuffer>) =>
  text(cleanPicture(bytes).bytes);
const orientations = [1, 2, 3, 4, 5, 6, 7, 8];

it.each(orientations)("keeps which way is up: %i", (orientation) => {
  const exifSegment = (data: Uint8Array) =>
    jpeg.segment(0xe1, join("Exif\0\0", data));
  const onItsSide = orientation > 4;
  for (const photo of [
    jpeg.jpegWithEverything(orientation),
    png.pngWithEverything(orientation),
    jpeg.jpeg(16, 8, [exifSegment(bigEndian(orientation))]),
  ]) {
    const { bytes, width, height } = cleanPicture(photo);
    expect({ width, height }).toEqual(
      onItsSide ? { width: 8, height: 16 } : { width: 16, height: 8 },
    );
    const kept = text(bytes).split("II*\0\x08\0\0\0\x01\0\x12\x01\x03\0")[1];
    expect(kept?.charCodeAt(4)).toBe(orientation > 1 ? orientation : undefined);
  }
});

/** The same as cameras of the other half of the world write it. */
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

it.each([0, 9, 300])("takes no orientation %i for one", (orientation) => {
  expect(cleanPicture(jpeg.jpegWithEverything(orientation))).toMatchObject({
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
])("lays a photo as it is where its EXIF cannot be read", (data) => {
  const photo = jpeg.jpeg(16, 8, [jpeg.segment(0xe1, join("Exif\0\0", data))]);
  expect(cleanPicture(photo)).toMatchObject({ width: 16, height: 8 });
});

it("keeps the colours of a JPEG: JFIF, Adobe's transform and a whole profile", () => {
  const photo = cleaned(jpeg.jpegWithEverything());
  expect(photo).toContain("JFIF\0");
  expect(photo).toContain("Adobe\0\x64\0\0\0\0\x01");
  expect(photo).toContain(text(jpeg.iccSegment(jpeg.icc())));
});

it.each([
  [jpeg.iccSegment(jpeg.icc(), 2, 2)],
  [jpeg.iccSegment(jpeg.icc(), 1, 2)],
  [jpeg.iccSegment(jpeg.icc().slice(1))],
  [jpeg.iccSegment(join(secret))],
])("leaves out a profile that is not whole", (segment) => {
  expect(cleaned(jpeg.jpeg(16, 8, [segment]))).not.toContain("ICC_PROFILE");
});

it("reads a profile that comes in two segments", () => {
  const [one, two] = [jpeg.icc().slice(0, 150), jpeg.icc().slice(150)];
  const photo = jpeg.jpeg(16, 8, [
    jpeg.iccSegment(one, 1, 2),
    jpeg.iccSegment(two, 2, 2),
  ]);
  expect(cleanPicture(photo).bytes).toEqual(photo);
});

it("passes over padding before a marker, and over restarts within a scan", () => {
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
  expect(cleanPicture(photo).bytes).toHaveLength(photo.length - 3);
});

it("keeps what an animated GIF needs: its frames, their timing, how often", () => {
  const { bytes } = cleanPicture(gif.gifWithEverything());
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

it("leaves animations whole", () => {
  for (const animation of [
    png.animatedPng(),
    webp.animatedWebp(webp.frame(16, 8), webp.frame(8, 4, 2)),
  ]) {
    expect(cleanPicture(animation).bytes).toEqual(animation);
  }
});

it("takes what shows nothing out of the frames of a WebP", () => {
  const inner = join(
    webp.chunk("ALPH", [0]),
    webp.chunk("junk", join(secret)),
    webp.lossy(),
    webp.chunk("late", join(secret)),
  );
  const { bytes } = cleanPicture(
    webp.animatedWebp(webp.frame(16, 8, 0, inner)),
  );
  const kept = join(webp.chunk("ALPH", [0]), webp.lossy());
  expect(bytes).toEqual(webp.animatedWebp(webp.frame(16, 8, 0, kept)));
});

it("announces in a WebP's head only what is still there", () => {
  expect(cleanPicture(webp.webpWithEverything()).bytes[20]).toBe(0x20);
  const forged = webp.riff(
    webp.extended(16, 8, 0x20),
    webp.chunk("ICCP", join(secret.repeat(5))),
    webp.lossy(),
  );
  const { bytes } = cleanPicture(forged);
  expect(bytes[20]).toBe(0);
  expect(text(bytes)).not.toContain(secret);
});
