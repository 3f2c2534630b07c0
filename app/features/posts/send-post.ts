import { ApiError, sendJson } from "~/browser/api-client";
import { smallerPictures } from "~/browser/scale-picture";
import type { Watching } from "~/features/media/use-upload";
import type { Issue } from "~/shared/errors";
import { plural } from "~/shared/text";
import type { NewPost, PostChange } from "./new-post";
import type { Post } from "./post";
import { asPost } from "./post.queries";

interface Call extends Watching {
  method?: "POST" | "PUT";
  body: NewPost | PostChange;
  idempotencyKey?: string;
}

/** px: a card on a phone, and on a larger screen, at about two pixels to one. */
const smallerWidths = [480, 960];

/**
 * Only a picture is large enough to be worth watching. Beside it go smaller ones, for whoever is
 * shown it small.
 */
export async function sendPost(
  url: string,
  { signal, onProgress, ...call }: Call,
): Promise<Post> {
  if (!bringsPicture(call.body)) return sendJson(url, asPost, call);
  const body = await withSmallerPictures(call.body);
  return sendJson(url, asPost, { ...call, body, signal, onProgress });
}

/** Complete already, it stays as it is. */
export async function withSmallerPictures<Body extends NewPost | PostChange>(
  body: Body,
): Promise<Body> {
  if (!bringsPicture(body) || "smallerImages" in body) return body;
  const picture = "imageUrl" in body ? body.imageUrl : null;
  const smallerImages = await smallerPictures(picture ?? "", smallerWidths);
  return { ...body, smallerImages };
}

export function bringsPicture(body: NewPost | PostChange): boolean {
  const picture =
    "verseData" in body
      ? body.verseData.customization.customBackgroundUrl
      : "imageUrl" in body && body.imageUrl;
  return typeof picture === "string" && picture.startsWith("data:");
}

/** The person has pressed Cancel. */
export function isCalledOff(error: Error | null): boolean {
  return error?.name === "AbortError";
}

/** What the server says of single fields. */
export function issuesOf(error: Error | null): Issue[] {
  return error instanceof ApiError ? (error.problem?.issues ?? []) : [];
}

/**
 * Why something did not arrive, in a sentence beside what was written; null where it was called off
 * or single fields say it.
 */
export function notSentReason(
  error: Error | null,
  what: string,
): string | null {
  if (!error || isCalledOff(error) || issuesOf(error).length > 0) return null;
  const { status, retryAfter } =
    error instanceof ApiError ? error : { status: 0, retryAfter: null };
  if (status === 413) {
    return `Your ${what} is too large to be sent. A smaller picture may help.`;
  }
  if (status === 429) {
    return `That was a lot in a short time. Please try again ${inMinutes(retryAfter)}.`;
  }
  return `Your ${what} was not sent.`;
}

function inMinutes(seconds: number | null): string {
  if (seconds === null) return "a little later";
  const minutes = Math.ceil(seconds / 60);
  return `in ${minutes} ${plural(minutes, "minute", "minutes")}`;
}
