import { ApiError, getRefusalMessage, sendJson } from "~/client/api-client";
import { createSmallerImages } from "~/client/scale-image";
import type { UploadOptions } from "~/features/media/use-upload";
import type { Issue } from "~/shared/errors";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
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

/**
 * Reports progress only for images, which it sends with smaller variants for small screens. Uploads several
 * pictures one by one, because one request with all of them might not survive a slow network.
 */
export async function sendPost(
  url: string,
  { signal, onProgress, ...call }: SendOptions,
): Promise<Post> {
  if (!hasImageUpload(call.body)) return sendJson(url, asPost, call);
  const body = await addSmallerImages(call.body);
  const images = getImages(body);
  if (images.length === 0)
    return sendJson(url, asPost, { ...call, body, signal, onProgress });
  const uploaded: Images = [];
  for (const image of images) {
    uploaded.push(
      await uploadImage(image, {
        ...(signal && { signal }),
        onProgress: (part) =>
          onProgress?.((uploaded.length + part) / images.length),
      }),
    );
  }
  try {
    return await sendJson(url, asPost, {
      ...call,
      body: { ...body, images: uploaded },
      signal,
    });
  } catch (error) {
    // An upload may have expired.
    if (error instanceof ApiError) uploadedUrls.clear();
    throw error;
  }
}

type Images = NonNullable<PostChange["images"]>;

const getImages = (body: NewPost | PostChange): Images =>
  ("images" in body && body.images) || [];

/** By data URL, so that a retry uploads only what is missing. Cleared with the page, or when a post is refused. */
const uploadedUrls = new Map<string, string>();

async function uploadImage(
  { url: image, description, smallerImages }: Images[number],
  options: UploadOptions,
): Promise<Images[number]> {
  if (!isUpload(image)) return { url: image, description };
  const url =
    uploadedUrls.get(image) ??
    (await sendJson(urls.api.images, asUploaded, {
      body: { image, smallerImages },
      ...options,
    }));
  uploadedUrls.set(image, url);
  return { url, description };
}

const asUploaded = (value: unknown) => (value as { url: string }).url;

/** Returns the body unchanged if it already has them. */
export async function addSmallerImages<Body extends NewPost | PostChange>(
  body: Body,
): Promise<Body> {
  if (!hasImageUpload(body) || "smallerImages" in body) return body;
  const images = getImages(body);
  if (images.length > 0) {
    const all = images.map(async (image) =>
      isUpload(image.url) && !image.smallerImages
        ? {
            ...image,
            smallerImages: await createSmallerImages(image.url, smallerWidths),
          }
        : image,
    );
    return { ...body, images: await Promise.all(all) };
  }
  const image = "imageUrl" in body ? body.imageUrl : null;
  const smallerImages = await createSmallerImages(image ?? "", smallerWidths);
  return { ...body, smallerImages };
}

const isUpload = (image: string) => image.startsWith("data:");

export function hasImageUpload(body: NewPost | PostChange): boolean {
  const image =
    "verseData" in body
      ? body.verseData.customization.customBackgroundUrl
      : "imageUrl" in body && body.imageUrl;
  return (
    (typeof image === "string" && isUpload(image)) ||
    getImages(body).some(({ url }) => isUpload(url))
  );
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
