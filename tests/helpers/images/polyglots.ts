import * as gif from "./gif";
import * as jpeg from "./jpeg";
import { join, secret, type Bytes } from "./parts";
import * as png from "./png";
import * as webp from "./webp";

const script = `<script>alert("${secret}")</script>`;
const zip = `PK\x03\x04\x14\0\0\0${secret}PK\x05\x06`;

/** Images that also contain other content, which the server must remove. */
export const polyglots: Record<string, Bytes> = {
  "a photo with its location: JPEG": jpeg.jpegWithEverything(),
  "a photo with its location: PNG": png.pngWithEverything(),
  "a photo with its location: WebP": webp.webpWithEverything(),
  "a GIF with metadata": gif.gifWithEverything(),
  "a PNG followed by a ZIP": join(png.png(), zip),
  "a JPEG with HTML in its comment": jpeg.jpeg(16, 8, [
    jpeg.segment(0xfe, join(script)),
  ]),
  "a JPEG followed by HTML": join(jpeg.jpeg(), script),
  "a GIF followed by a script": join(gif.gif(), `*/;alert("${secret}")`),
  "a GIF whose comment is a script": join(
    gif.screen(16, 8),
    [0x21, 0xfe],
    gif.blocks(join(`*/alert("${secret}")/*`)),
    gif.image(16, 8),
    gif.trailer,
  ),
  "a WebP followed by a ZIP": join(webp.webp(), zip),
  "a WebP with HTML in its XMP": webp.riff(
    webp.extended(16, 8, 4),
    webp.lossless(16, 8),
    webp.chunk("XMP ", join(script)),
  ),
};
