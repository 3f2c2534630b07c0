import { ApiError, getRefusalMessage, sendJson } from "~/client/api-client";
import { createSmallerImages } from "~/client/scale-image";
import type { UploadOptions } from "~/features/media/use-upload";
import type { Issue } from "~/shared/errors";
import { plural } from "~/shared/text";
import type { NewPost, PostChange } from "./new-post";
import type { Post } from "./post";
import { asPost } from "./post.queries";

interface SendOptions extends UploadOptions {
  method?: "POST" | "PUT";
  body: NewPost | PostChange;
  idempotencyKey?: string;
}

/** px: a card on a phone and on a larger screen, at about two device pixels per CSS pixel. */
const smallerWidths = [480, 960];

/** Reports progress only for an image, which it sends with smaller variants for small screens. */
export async function sendPost(
  url: string,
  { signal, onProgress, ...call }: SendOptions,
): Promise<Post> {
  if (!hasImageUpload(call.body)) return sendJson(url, asPost, call);
  const body = await addSmallerImages(call.body);
  return sendJson(url, asPost, { ...call, body, signal, onProgress });
}

/** Returns the body unchanged if it already has them. */
export async function addSmallerImages<Body extends NewPost | PostChange>(
  body: Body,
): Promise<Body> {
  if (!hasImageUpload(body) || "smallerImages" in body) return body;
  const image = "imageUrl" in body ? body.imageUrl : null;
  const smallerImages = await createSmallerImages(image ?? "", smallerWidths);
  return { ...body, smallerImages };
}

export function hasImageUpload(body: NewPost | PostChange): boolean {
  const image =
    "verseData" in body
      ? body.verseData.customization.customBackgroundUrl
      : "imageUrl" in body && body.imageUrl;
  return typeof image === "string" && image.startsWith("data:");
}

export function isCanceled(error: Error | null): boolean {
  return error?.name === "AbortError";
}

/** The server's errors for single fields. */
export function getFieldIssues(error: Error | null): Issue[] {
  return error instanceof ApiError ? (error.problem?.issues ?? []) : [];
}

/** Null if the request was canceled or if single fields show their own errors. */
export function getSendErrorMessage(
  error: Error | null,
  noun: string,
): string | null {
  if (!error || isCanceled(error) || getFieldIssues(error).length > 0)
    return null;
  const { status, retryAfter } =
    error instanceof ApiError ? error : { status: 0, retryAfter: null };
  if (status === 413) {
    return `Your ${noun} is too large to send. Please try a smaller picture.`;
  }
  if (status === 429) {
    return `You've posted a lot in a short time. Please try again ${formatRetryDelay(retryAfter)}.`;
  }
  return getRefusalMessage(error, `Your ${noun} wasn't sent.`);
}

function formatRetryDelay(seconds: number | null): string {
  if (seconds === null) return "a little later";
  const minutes = Math.ceil(seconds / 60);
  return `in ${minutes} ${plural(minutes, "minute", "minutes")}`;
}
