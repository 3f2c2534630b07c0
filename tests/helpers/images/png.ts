import { deflateSync } from "node:zlib";
import { be16, be32, exif, join, secret, xmp, type Bytes } from "./parts";

/** Bitwise CRC-32: slow, but independent of the code under test. */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) {
      value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    }
  }
  return ~value >>> 0;
}

export function chunk(name: string, data: Uint8Array | number[] = []): Bytes {
  const named = join(name, data);
  return join(be32(data.length), named, be32(crc(named)));
}

export const signature = join("\x89PNG\r\n\x1a\n");

export const header = (width: number, height: number, rest = [8, 2, 0, 0, 0]) =>
  chunk("IHDR", [...be32(width), ...be32(height), ...rest]);

/** Blue pixels; `noise` makes the data incompressible. */
export function pixels(width: number, height: number, noise = false): Bytes {
  const row = 1 + 3 * width;
  const raw = new Uint8Array(row * height);
  let seed = 1;
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < row; x++) {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      raw[y * row + x] = noise ? seed >> 16 : x % 3 === 0 ? 204 : 60;
    }
  }
  return new Uint8Array(deflateSync(raw, { level: noise ? 0 : 9 }));
}

export function png(
  width = 16,
  height = 8,
  extra: Uint8Array[] = [],
  noise = false,
): Bytes {
  return join(
    signature,
    header(width, height),
    ...extra,
    chunk("IDAT", pixels(width, height, noise)),
    chunk("IEND"),
  );
}

/** A PNG with all metadata that cameras and editors add. */
export const pngWithEverything = () =>
  join(
    signature,
    header(16, 8),
    chunk("eXIf", exif()),
    chunk("tEXt", join(`Comment\0${secret}`)),
    chunk("zTXt", join("Comment\0\0", deflateSync(secret))),
    chunk("iTXt", join(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
    chunk("tIME", [7, 234, 1, 1, 0, 0, 0]),
    chunk("prVt", join(secret)),
    chunk("iCCP", join("Profile\0\0", deflateSync(secret))),
    chunk("gAMA", be32(45455)),
    chunk("IDAT", pixels(16, 8)),
    chunk("tEXt", join(`Late\0${secret}`)),
    chunk("IEND"),
    `PK\x03\x04${secret}`,
  );

/** An APNG with two frames. */
export const animatedPng = () =>
  join(
    signature,
    header(16, 8),
    chunk("acTL", [...be32(2), ...be32(0)]),
    control(0),
    chunk("IDAT", pixels(16, 8)),
    control(1),
    chunk("fdAT", join(be32(2), pixels(16, 8))),
    chunk("IEND"),
  );

function control(sequence: number): Bytes {
  const frameRect = [16, 8, 0, 0].flatMap(be32);
  return chunk("fcTL", [
    ...be32(sequence),
    ...frameRect,
    ...be16(1),
    ...be16(10),
    0,
    0,
  ]);
}
