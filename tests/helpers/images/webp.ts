import { exif, join, le24, le32, secret, xmp, type Bytes } from "./parts";

export const chunk = (name: string, data: Uint8Array | number[]): Bytes =>
  join(name, le32(data.length), data, data.length % 2 === 1 ? [0] : []);

export const riff = (...chunks: Uint8Array[]): Bytes => {
  const body = join("WEBP", ...chunks);
  return join("RIFF", le32(body.length), body);
};

/** A lossless image of one colour: five prefix codes with one symbol each, so that pixels need no bits. */
export function lossless(width: number, height: number, version = 0): Bytes {
  const bits: number[] = [];
  const put = (value: number, size: number) => {
    for (let i = 0; i < size; i++) bits.push((value >> i) & 1);
  };
  put(0x2f, 8);
  put(width - 1, 14);
  put(height - 1, 14);
  put(0, 1);
  put(version, 3);
  put(0, 3);
  for (const symbol of [60, 60, 204, 255]) {
    put(1, 1);
    put(0, 1);
    put(1, 1);
    put(symbol, 8);
  }
  put(1, 3);
  put(0, 1);
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  bits.forEach((bit, i) => {
    bytes[i >> 3] = (bytes[i >> 3] ?? 0) | (bit << (i & 7));
  });
  return chunk("VP8L", bytes);
}

/** 16 × 8 lossy pixels of one colour. Only the header declares another size. */
export function lossy(width = 16, height = 8): Bytes {
  const bytes = join(
    Buffer.from(
      "kAEAnQEqEAAIAALATCWgAnS6AAOYAP7svY/8lP8Xfebv//Qp9qKZkAAA",
      "base64",
    ),
  );
  bytes.set([width & 255, width >> 8, height & 255, height >> 8], 6);
  return chunk("VP8 ", bytes);
}

export const extended = (width: number, height: number, flags: number) =>
  chunk("VP8X", [flags, 0, 0, 0, ...le24(width - 1), ...le24(height - 1)]);

export const webp = (width = 16, height = 8) => riff(lossless(width, height));

export const webpWithEverything = (orientation = 6) =>
  riff(
    extended(16, 8, 0x2c),
    chunk("ICCP", join(secret)),
    lossy(),
    chunk("EXIF", exif(orientation)),
    chunk("XMP ", join(xmp)),
    chunk("PRIV", join(secret)),
  );

/** An animation frame; `x` in units of two pixels. */
export const frame = (
  width: number,
  height: number,
  x = 0,
  inner = lossless(width, height),
) =>
  chunk(
    "ANMF",
    join(
      le24(x),
      le24(0),
      le24(width - 1),
      le24(height - 1),
      le24(100),
      [0],
      inner,
    ),
  );

export const animatedWebp = (...frames: Uint8Array[]) =>
  riff(extended(16, 8, 2), chunk("ANIM", [0, 0, 0, 0, 0, 0]), ...frames);
