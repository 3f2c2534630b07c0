import { Buffer } from "node:buffer";

export type Bytes = Uint8Array<ArrayBuffer>;

/** Concatenates bytes, Latin-1 text and arrays. */
export function join(...parts: (Uint8Array | string | number[])[]): Bytes {
  const pieces = parts.map((part) =>
    typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part),
  );
  return new Uint8Array(Buffer.concat(pieces));
}

const number =
  (size: number, little: boolean) =>
  (value: number): number[] => {
    const bytes = Array.from(
      { length: size },
      (_, i) => Math.floor(value / 256 ** i) % 256,
    );
    return little ? bytes : bytes.reverse();
  };
export const be16 = number(2, false);
export const be32 = number(4, false);
export const le16 = number(2, true);
export const le24 = number(3, true);
export const le32 = number(4, true);

export const text = (bytes: Uint8Array) =>
  Buffer.from(bytes).toString("latin1");

export const dataString = (bytes: Uint8Array, type = "image/png") =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

/** Fake location data that must never appear in a cleaned image. */
export const secret = "SECRET-52.5163N-13.3777E";

/** EXIF (a TIFF structure) with an orientation, a GPS directory and a maker's note. */
export function exif(orientation = 6): Bytes {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...le16(tag),
    ...le16(type),
    ...le32(count),
    ...value,
  ];
  const note = secret.length;
  return join(
    "II*\0",
    le32(8),
    le16(3),
    entry(0x010f, 2, note, le32(80)),
    entry(0x0112, 3, 1, [...le16(orientation), 0, 0]),
    entry(0x8825, 4, 1, le32(50)),
    le32(0),
    le16(2),
    entry(0x0001, 2, 2, [0x4e, 0, 0, 0]),
    entry(0x0002, 5, 3, le32(80)),
    le32(0),
    secret,
  );
}

export const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>${secret}</p></x:xmpmeta>`;

/** 16 × 8 grey pixels, encoded by libavif. Browsers show AVIF, but the server doesn't accept it. */
export const avif = join(
  Buffer.from(
    "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAA" +
      "AAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAABsAAAAoaWluZgAAAAAAAQAA" +
      "ABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAABAAAAAIAAAAEHBpeGkAAAAA" +
      "AwgICAAAAAxhdjFDgQAMAAAAABNjb2xybmNseAACAAIABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACNtZGF0EgAKCBgM" +
      "v7BAgIGhMg0YAAooooQAtyk9mo3b",
    "base64",
  ),
);
