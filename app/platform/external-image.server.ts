import { maxImageBytes } from "~/shared/image-source";
import { isPublicAddress } from "~/shared/public-address";
import { readBytes } from "./body.server";
import { cleanImage } from "./images/clean-image.server";
import { InvalidImageError } from "./images/image.server";

interface FetchLimits {
  /** ms, for the whole request including redirects */
  timeout?: number;
  maxRedirects?: number;
  /** A whole number of MB (1,048,576 bytes). */
  maxBytes?: number;
  sendRequest?: (request: Request) => Promise<Response>;
}

/**
 * Fetches an image from another site and cleans it like an uploaded one. Sends no cookie, no referrer and nothing
 * about the viewer. Every URL in the redirect chain must be public and not `ownHost`, which would make the worker call
 * itself. Throws only `InvalidImageError`.
 */
export async function fetchExternalImage(
  address: string,
  ownHost: string,
  {
    timeout = 5000,
    maxRedirects = 3,
    maxBytes = maxImageBytes,
    sendRequest = (request) => fetch(request),
  }: FetchLimits = {},
) {
  const signal = AbortSignal.timeout(timeout);
  let url = address;
  try {
    for (let hop = 0; hop <= maxRedirects; hop++) {
      if (!isPublicAddress(url) || new URL(url).host === ownHost) break;
      const response = await sendRequest(
        new Request(url, {
          redirect: "manual",
          headers: { accept: "image/webp, image/*" },
          signal,
        }),
      );
      const location = response.headers.get("location");
      if (response.status === 200) {
        const message = `A picture can be at most ${maxBytes >> 20} MB.`;
        const createError = () => new InvalidImageError(message);
        return cleanImage(
          await readBytes(response.body, maxBytes, createError),
        );
      }
      await response.body?.cancel();
      if (response.status < 300 || response.status > 399 || !location) break;
      url = new URL(location, url).href;
    }
  } catch (cause) {
    throw cause instanceof InvalidImageError
      ? cause
      : new InvalidImageError("The picture couldn't be loaded.", { cause });
  }
  throw new InvalidImageError("There is no picture at this address.");
}
