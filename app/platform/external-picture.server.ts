import { imageBytesMax } from "~/shared/image-source";
import { isPublicAddress } from "~/shared/public-address";
import { cleanPicture } from "./images/clean-picture.server";
import { BadPicture } from "./images/picture.server";

interface FetchLimits {
  /** ms, for all of it */
  timeout?: number;
  redirectsMax?: number;
  /** A whole number of MB (1,048,576 bytes). */
  bytesMax?: number;
  ask?: (request: Request) => Promise<Response>;
}

/**
 * A picture kept by somebody else, cleaned as our own are. We ask as nobody: no cookie, no referrer,
 * no word of who looks. Every address on the way must be public and not `ownHost`, which would be us
 * asking ourselves. Throws `BadPicture` for whatever goes wrong.
 */
export async function fetchPicture(
  address: string,
  ownHost: string,
  {
    timeout = 5000,
    redirectsMax = 3,
    bytesMax = imageBytesMax,
    ask = (request) => fetch(request),
  }: FetchLimits = {},
) {
  const signal = AbortSignal.timeout(timeout);
  let next = address;
  try {
    for (let hop = 0; hop <= redirectsMax; hop++) {
      if (!isPublicAddress(next) || new URL(next).host === ownHost) break;
      const response = await ask(
        new Request(next, {
          redirect: "manual",
          headers: { accept: "image/webp, image/*" },
          signal,
        }),
      );
      const location = response.headers.get("location");
      if (response.status === 200) {
        return cleanPicture(await readLimited(response, bytesMax));
      }
      await response.body?.cancel();
      if (response.status < 300 || response.status > 399 || !location) break;
      next = new URL(location, next).href;
    }
  } catch (cause) {
    throw cause instanceof BadPicture
      ? cause
      : new BadPicture("The picture did not come.", { cause });
  }
  throw new BadPicture("There is no picture at this address.");
}

/** At most what a picture may weigh, counted while reading, whatever Content-Length says. */
async function readLimited(response: Response, bytesMax: number) {
  const reader = response.body?.getReader();
  if (!reader) throw new BadPicture("The picture is empty.");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > bytesMax) {
      await reader.cancel();
      throw new BadPicture(`A picture has at most ${bytesMax >> 20} MB.`);
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
