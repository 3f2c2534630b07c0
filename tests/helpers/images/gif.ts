import { join, le16, secret, xmp, type Bytes } from "./parts";

export const screen = (width: number, height: number, version = "89a") =>
  join(
    `GIF${version}`,
    le16(width),
    le16(height),
    [0x80, 0, 0],
    [0, 0, 0, 60, 60, 204],
  );

export const blocks = (data: Uint8Array): Bytes => {
  const parts: Bytes[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const part = data.subarray(at, at + 255);
    parts.push(join([part.length], part));
  }
  return join(...parts, [0]);
};

/** Eight-bit LZW codes, with a clear code before they would grow to nine bits, so that each byte is a pixel. */
export function image(width: number, height: number, x = 0): Bytes {
  const codes: number[] = [];
  for (let i = 0; i < width * height; i++) {
    if (i % 100 === 0) codes.push(128);
    codes.push(1);
  }
  const imageRect = [x, 0, width, height].flatMap(le16);
  return join(
    [0x2c],
    imageRect,
    [0, 7],
    blocks(new Uint8Array([...codes, 129])),
  );
}

export const control = join([0x21, 0xf9, 4, 4, 10, 0, 0, 0]);
export const loop = join([0x21, 0xff, 11], "NETSCAPE2.0", [3, 1, 0, 0, 0]);
export const comment = join([0x21, 0xfe], blocks(join(secret)));
export const trailer = join(";");

export const gif = (width = 16, height = 8) =>
  join(screen(width, height), image(width, height), trailer);

export const gifWithEverything = () =>
  join(
    screen(16, 8),
    loop,
    comment,
    [0x21, 0xff, 11],
    "XMP DataXMP",
    blocks(join(xmp)),
    control,
    image(16, 8),
    control,
    [0x21, 0x01, 12, ...Array<number>(12).fill(0)],
    blocks(join(secret)),
    control,
    image(8, 8),
    trailer,
    secret,
  );
