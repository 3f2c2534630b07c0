import * as gif from "./gif";
import * as jpeg from "./jpeg";
import { avif, be16, be32, join, le32, secret, type Bytes } from "./parts";
import * as png from "./png";
import * as webp from "./webp";

const script = `<script>alert("${secret}")</script>`;
const zip = `PK\x03\x04\x14\0\0\0${secret}PK\x05\x06`;
const half = (bytes: Bytes) => bytes.slice(0, bytes.length / 2);
const flip = (bytes: Bytes, at: number) => {
  const flipped = bytes.slice();
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  return flipped;
};
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${secret}</svg>`;

/** Files that the server must refuse: other formats, damaged images, and images that are too large. */
export const refused: Record<string, Bytes> = {
  "an empty file": join(),
  "one byte": join([0]),
  "an SVG": join(svg),
  "an SVG with a byte order mark": join([0xef, 0xbb, 0xbf], svg),
  "an SVG with an XML declaration": join(`<?xml version="1.0"?>${svg}`),
  "an HTML page": join(`<!doctype html>${script}`),
  "a script": join("alert(1)"),
  "a PDF": join(`%PDF-1.7\n${secret}`),
  "a ZIP": join(zip),
  "a BMP": join("BM", le32(70), le32(0), le32(54), new Uint8Array(58)),
  "a TIFF": join("II*\0", le32(8), new Uint8Array(40)),
  "an icon": join([0, 0, 1, 0, 1, 0, 16, 16], new Uint8Array(40)),
  "an AVIF": avif,
  "a HEIC": join(be32(24), "ftypheic", be32(0), "mif1heic", avif),
  "an MP4": join(be32(24), "ftypisom", be32(0), "isomavc1"),
  "a JPEG XL": join([0xff, 0x0a], new Uint8Array(40)),
  "a WAV": join("RIFF", le32(36), "WAVEfmt ", new Uint8Array(28)),
  "an HTML page that contains a PNG": join(script, png.png()),

  "half a PNG": half(png.png()),
  "half a JPEG": half(jpeg.jpeg(800, 600)),
  "half a WebP": half(webp.webp()),
  "half a GIF": half(gif.gif()),
  "only a signature: PNG": png.signature,
  "only a signature: JPEG": join([0xff, 0xd8, 0xff]),
  "only a signature: GIF": join("GIF89a"),
  "only a signature: WebP": join("RIFF", le32(4), "WEBP"),

  "a PNG with a wrong CRC": flip(png.png(), png.png().length - 20),
  "a PNG whose header has a wrong CRC": flip(png.png(), 20),
  "a PNG of 100 megapixels": join(
    png.signature,
    png.header(10_000, 10_000),
    png.chunk("IDAT", png.pixels(16, 8)),
    png.chunk("IEND"),
  ),
  "a PNG of zero width": join(
    png.signature,
    png.header(0, 8),
    png.chunk("IDAT", new Uint8Array(20)),
    png.chunk("IEND"),
  ),
  "a PNG without pixels": join(
    png.signature,
    png.header(16, 8),
    png.chunk("IEND"),
  ),
  "a PNG with an invalid colour type": join(
    png.signature,
    png.header(16, 8, [8, 5, 0, 0, 0]),
    png.chunk("IDAT", new Uint8Array(20)),
    png.chunk("IEND"),
  ),
  "a PNG whose chunk length exceeds the file": join(
    png.signature,
    png.header(16, 8),
    be32(0xffffffff),
    "IDAT",
    new Uint8Array(50),
  ),
  "a PNG with an unknown critical chunk": png.png(16, 8, [
    png.chunk("EVIL", join(script)),
  ]),
  "a PNG of a hundred thousand chunks": join(
    png.signature,
    png.header(16, 8),
    ...Array<Bytes>(100_000).fill(png.chunk("teXt")),
  ),

  "a JPEG of 100 megapixels": jpeg.jpeg(10_000, 10_000),
  "a JPEG 65,535 pixels wide": jpeg.jpeg(65_535, 8),
  "a JPEG of zero height": jpeg.jpeg(16, 0),
  "a JPEG without a frame": join(
    jpeg.start,
    jpeg.quantization,
    jpeg.tables,
    jpeg.scan(16, 8),
    jpeg.end,
  ),
  "a JPEG with two frames": jpeg.jpeg(16, 8, [jpeg.frame(8, 8)]),
  "a JPEG without a scan": join(jpeg.start, jpeg.frame(16, 8), jpeg.end),
  "a JPEG that contains only padding": join(
    [0xff, 0xd8],
    new Uint8Array(500_000).fill(0xff),
  ),
  "a JPEG whose segment is longer than the file": join(
    jpeg.start,
    [0xff, 0xe1],
    be16(65_535),
    "Exif\0\0",
  ),
  "a JPEG with a segment of zero length": join(
    jpeg.start,
    [0xff, 0xe1],
    be16(0),
    jpeg.end,
  ),
  "a lossless JPEG": join(
    jpeg.start,
    jpeg.frame(16, 8, 0xc3),
    jpeg.tables,
    jpeg.scan(16, 8),
    jpeg.end,
  ),
  "a JPEG of a thousand scans": join(
    jpeg.start,
    jpeg.frame(16, 8, 0xc2),
    jpeg.tables,
    ...Array<Bytes>(1000).fill(jpeg.scan(16, 8)),
    jpeg.end,
  ),
  "a JPEG with HTML between its segments": join(
    jpeg.start,
    script,
    jpeg.frame(16, 8),
    jpeg.scan(16, 8),
    jpeg.end,
  ),

  "a GIF of 100 megapixels": join(
    gif.screen(10_000, 10_000),
    gif.image(8, 8),
    gif.trailer,
  ),
  "a GIF of zero size": join(gif.screen(0, 0), gif.image(8, 8), gif.trailer),
  "a GIF with a frame outside the image": join(
    gif.screen(16, 8),
    gif.image(16, 8, 8),
    gif.trailer,
  ),
  "a GIF of 1,001 frames": join(
    gif.screen(8, 8),
    ...Array<Bytes>(1001).fill(gif.image(1, 1)),
    gif.trailer,
  ),
  "a GIF without a frame": join(gif.screen(16, 8), gif.comment, gif.trailer),
  "a GIF that is a script": join(
    "GIF89a/*",
    gif.gif().slice(8, 13),
    "*/=alert(1)//",
  ),

  "a WebP of 200 megapixels": webp.webp(16_000, 12_500),
  "a WebP whose header declares another size": webp.riff(
    webp.extended(16, 8, 0),
    webp.lossless(16_000, 16_000),
  ),
  "a WebP whose chunk is longer than the file": join(
    "RIFF",
    le32(30),
    "WEBPVP8L",
    le32(0xffffffff),
    new Uint8Array(18),
  ),
  "a WebP whose RIFF length exceeds the file": join(
    "RIFF",
    le32(0xfffffff0),
    "WEBP",
    webp.lossless(16, 8),
  ),
  "a WebP of a later version": webp.riff(webp.lossless(16, 8, 3)),
  "a WebP with a frame outside the image": webp.animatedWebp(
    webp.frame(16, 8, 4),
  ),
  "a WebP without frames": webp.animatedWebp(),
  "a WebP of 1,001 frames": webp.animatedWebp(
    ...Array<Bytes>(1001).fill(webp.frame(2, 2)),
  ),
};
