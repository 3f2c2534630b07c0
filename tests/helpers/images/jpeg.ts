import { be16, exif, join, secret, xmp, type Bytes } from "./parts";

export const segment = (code: number, data: Uint8Array | number[]): Bytes =>
  join([0xff, code], be16(data.length + 2), data);

export const start = join([0xff, 0xd8]);
export const end = join([0xff, 0xd9]);
export const quantization = segment(0xdb, [0, ...Array<number>(64).fill(1)]);
export const frame = (width: number, height: number, code = 0xc0) =>
  segment(code, [8, ...be16(height), ...be16(width), 1, 1, 0x11, 0]);
/** Two Huffman tables with one code each: zero difference and end of block. */
const lengths = [1, ...Array<number>(15).fill(0)];
export const tables = join(
  segment(0xc4, [0x00, ...lengths, 0]),
  segment(0xc4, [0x10, ...lengths, 0]),
);

/** A scan of identical blocks with two bits each. */
export function scan(width: number, height: number): Bytes {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const data = new Uint8Array(Math.ceil(blocks / 4));
  data[data.length - 1] = 0xff >> (blocks % 4 === 0 ? 8 : (blocks % 4) * 2);
  return join(segment(0xda, [1, 1, 0, 0, 63, 0]), data);
}

/** A grey image. `extra` is inserted after the start marker. */
export function jpeg(width = 16, height = 8, extra: Uint8Array[] = []): Bytes {
  return join(
    start,
    ...extra,
    quantization,
    frame(width, height),
    tables,
    scan(width, height),
    end,
  );
}

export const jpegWithEverything = (orientation = 6) =>
  join(
    start,
    segment(
      0xe0,
      join("JFIF\0", [1, 2, 0, 0, 1, 0, 1, 2, 2], secret.slice(0, 12)),
    ),
    segment(0xe1, join("Exif\0\0", exif(orientation))),
    segment(0xe1, join(`http://ns.adobe.com/xap/1.0/\0${xmp}`)),
    segment(0xe2, join("ICC_PROFILE\0", [1, 1], secret)),
    segment(0xe2, join(`MPF\0${secret}`)),
    segment(0xed, join(`Photoshop 3.0\x008BIM${secret}`)),
    segment(0xee, join("Adobe", [0, 100, 0, 0, 0, 0, 1], secret)),
    segment(0xef, join(secret)),
    segment(0xfe, join(secret)),
    quantization,
    frame(16, 8),
    tables,
    scan(16, 8),
    end,
    jpeg(8, 8, [segment(0xe1, join("Exif\0\0", exif()))]),
    `PK\x03\x04${secret}`,
  );
