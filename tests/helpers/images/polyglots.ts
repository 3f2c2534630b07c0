import * as gif from "./gif";
import * as jpeg from "./jpeg";
import { join, secret } from "./parts";
import type { Bytes } from "./parts";
import * as png from "./png";
import * as webp from "./webp";

const script = `<script>alert("${secret}")</script>`;
const zip = `PK\x03\x04\x14\0\0\0${secret}PK\x05\x06`;

/** Pictures that are something else as well: they go in, and only the picture comes out. */
export const polyglots: Record<string, Bytes> = {
  "a photo with its place: JPEG": jpeg.jpegWithEverything(),
  "a photo with its place: PNG": png.pngWithEverything(),
  "a photo with its place: WebP": webp.webpWithEverything(),
  "a GIF with a diary": gif.gifWithEverything(),
  "a PNG with a ZIP behind it": join(png.png(), zip),
  "a JPEG with a page in its comment": jpeg.jpeg(16, 8, [
    jpeg.segment(0xfe, join(script)),
  ]),
  "a JPEG with a page behind it": join(jpeg.jpeg(), script),
  "a GIF with a script behind it": join(gif.gif(), `*/;alert("${secret}")`),
  "a GIF whose comment is a script": join(
    gif.screen(16, 8),
    [0x21, 0xfe],
    gif.blocks(join(`*/alert("${secret}")/*`)),
    gif.image(16, 8),
    gif.trailer,
  ),
  "a WebP with a ZIP behind it": join(webp.webp(), zip),
  "a WebP with a page in its XMP": webp.riff(
    webp.extended(16, 8, 4),
    webp.lossless(16, 8),
    webp.chunk("XMP ", join(script)),
  ),
};
