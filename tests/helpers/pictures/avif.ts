import { be16, be32, exif, join, secret, xmp } from "./parts";
import type { Bytes } from "./parts";

export const box = (
  type: string,
  ...parts: (Uint8Array | string | number[])[]
): Bytes => {
  const body = join(...parts);
  return join(be32(body.length + 8), type, body);
};
const full = (
  type: string,
  version: number,
  flags: number,
  ...parts: (Uint8Array | string | number[])[]
) => box(type, [version, 0, 0, flags], ...parts);

/** 16 × 8 pixels of one colour, as AV1. */
const av1 = join(
  Buffer.from("EgAKCDgMv7CAhoNIMg8YAAAAQADDXuvvF9YrY/4=", "base64"),
);

/** A sequence header that says this size, in an OBU; `operation`: what stands between head and size. */
export function sequence(
  width: number,
  height: number,
  operation?: string,
): Bytes {
  const number = (value: number, bits: number) =>
    value.toString(2).padStart(bits, "0");
  const head = operation === undefined ? "0001100000" : `00000${operation}`;
  const size = number(width - 1, 16) + number(height - 1, 16);
  const text = `${head}11111111${size}`;
  const bytes = (text.match(/.{1,8}/g) ?? []).map((byte) =>
    parseInt(byte.padEnd(8, "0"), 2),
  );
  return join([0x0a, bytes.length], bytes);
}

interface Options {
  width?: number;
  height?: number;
  turns?: number;
  brand?: string;
  /** Behind the last box. */
  after?: Bytes;
  /** What the location of the picture says, over the truth. */
  size?: number;
  primary?: number;
  inMeta?: boolean;
  extraMeta?: Bytes;
  /** AV1 of the picture. */
  data?: Bytes;
}

interface Part {
  id: number;
  type: string;
  name: string;
  data: Uint8Array;
}

/** A still picture with EXIF, XMP and a thumbnail, as phones write them. */
export function avif({
  width = 16,
  height = 8,
  turns = 0,
  brand = "avif",
  after = join(),
  size,
  primary = 1,
  inMeta = false,
  extraMeta = join(),
  data = av1,
}: Options = {}): Bytes {
  const parts: Part[] = [
    { id: 1, type: "av01", name: `${secret}\0`, data },
    { id: 2, type: "Exif", name: "\0", data: join(be32(0), exif()) },
    { id: 3, type: "mime", name: "\0application/rdf+xml\0", data: join(xmp) },
    { id: 4, type: "av01", name: "\0", data: join(av1, secret) },
  ];
  const ftyp = box("ftyp", brand, be32(0), brand, "mif1miaf");
  const items = full("iinf", 0, 0, be16(parts.length), ...parts.map(infe));
  const references = full(
    "iref",
    0,
    0,
    box("cdsc", be16(2), be16(1), be16(1)),
    box("thmb", be16(4), be16(1), be16(1)),
  );
  const meta = (offset: number) =>
    full(
      "meta",
      0,
      0,
      full(
        "hdlr",
        0,
        0,
        be32(0),
        "pict",
        be32(0),
        be32(0),
        be32(0),
        `${secret}\0`,
      ),
      full("pitm", 0, 0, be16(primary)),
      locations(parts, offset, size, inMeta),
      items,
      references,
      properties(width, height, turns),
      box("idat", av1),
      box("uuid", "0123456789abcdef", secret),
      extraMeta,
    );
  const start = ftyp.length + meta(0).length + 8;
  const free = box("free", secret);
  return join(
    ftyp,
    meta(start),
    box("mdat", ...parts.map(({ data }) => data), secret),
    free,
    after,
  );
}

const infe = ({ id, type, name }: Part) =>
  full("infe", 2, 0, be16(id), be16(0), type, name);

function locations(
  parts: Part[],
  start: number,
  size: number | undefined,
  inMeta: boolean,
) {
  let at = start;
  const rows = parts.map(({ id, data }) => {
    const first = id === 1;
    const offset = first && inMeta ? 0 : at;
    at += data.length;
    return join(
      be16(id),
      be16(first && inMeta ? 1 : 0),
      be16(0),
      be16(1),
      be32(offset),
      be32(first ? (size ?? data.length) : data.length),
    );
  });
  return full("iloc", 1, 0, [0x44, 0], be16(parts.length), ...rows);
}

function properties(width: number, height: number, turns: number) {
  const all = box(
    "ipco",
    box("av1C", [0x81, 0x20, 0x02, 0]),
    full("ispe", 0, 0, be32(width), be32(height)),
    full("pixi", 0, 0, [3, 8, 8, 8]),
    box("irot", [turns]),
    box("udes", secret),
  );
  const own = (id: number) => [...be16(id), 4, 0x81, 2, 3, 0x84];
  return box("iprp", all, full("ipma", 0, 0, be32(2), own(1), own(4)));
}
