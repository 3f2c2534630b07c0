import { ApiError, getRefusalMessage, sendJson } from "~/client/api-client";
import { getFailureMessage } from "~/client/use-submit";
import type { UploadOptions } from "~/features/media/use-upload";
import type { Issue } from "~/shared/errors";
import { urls } from "~/shared/urls";
import type { NewPost, PostChange } from "./new-post";
import type { Post } from "./post";
import { asPost } from "./post.queries";

interface SendOptions extends UploadOptions {
  method?: "POST" | "PUT";
  body: AnyBody;
  idempotencyKey?: string;
}

/** px: a card on a phone and on a larger screen, at about two device pixels per CSS pixel. */
const smallerWidths = [480, 960];

/** Reports progress only for images, which it sends with smaller variants for small screens. */
export async function sendPost(
  url: string,
  { signal, onProgress, ...call }: SendOptions,
): Promise<Post> {
  if (!hasImageUpload(call.body)) return sendJson(url, asPost, call);
  const upload = { signal, onProgress };
  const body = await uploadImages(await addSmallerImages(call.body), upload);
  return sendJson(url, asPost, { ...call, body, ...upload });
}

type AnyBody = NewPost | PostChange;
type Images = NonNullable<PostChange["images"]>;

const getImages = (body: AnyBody): Images =>
  ("images" in body && body.images) || [];

const asUploaded = (value: unknown) => (value as { url: string }).url;

/** Several pictures, one by one: one request with all of them might not survive a slow network. */
async function uploadImages<Body extends AnyBody>(
  body: Body,
  { signal, onProgress }: UploadOptions,
): Promise<Body> {
  const images: Images = [];
  const { length } = getImages(body);
  for (const { url, smallerImages, description } of getImages(body)) {
    const sending = {
      body: { image: url, smallerImages },
      signal,
      onProgress: (part: number) =>
        onProgress?.((images.length + part) / length),
    };
    const stored = isUpload(url)
      ? await sendJson(urls.api.images, asUploaded, sending)
      : url;
    images.push({ url: stored, description });
  }
  return length > 0 ? { ...body, images } : body;
}

/** Returns the body unchanged if it already has them. */
export async function addSmallerImages<Body extends AnyBody>(
  body: Body,
): Promise<Body> {
  if (!hasImageUpload(body) || "smallerImages" in body) return body;
  const { createSmallerImages } = await import("~/client/scale-image");
  if (getImages(body).length > 0) {
    const images = getImages(body).map(async (image) => ({
      ...image,
      smallerImages:
        image.smallerImages ??
        (await createSmallerImages(image.url, smallerWidths)),
    }));
    return { ...body, images: await Promise.all(images) };
  }
  const image = "imageUrl" in body ? body.imageUrl : null;
  const smallerImages = await createSmallerImages(image ?? "", smallerWidths);
  return { ...body, smallerImages };
}

const isUpload = (image: string) => image.startsWith("data:");

export function hasImageUpload(body: AnyBody): boolean {
  const image =
    "verseData" in body
      ? body.verseData.customization.customBackgroundUrl
      : "imageUrl" in body && body.imageUrl;
  return (
    (typeof image === "string" && isUpload(image)) ||
    getImages(body).some(({ url }) => isUpload(url))
  );
}

export const isCanceled = (error: Error | null) => error?.name === "AbortError";

/** The server's errors for single fields. */
export function getFieldIssues(error: Error | null): Issue[] {
  return error instanceof ApiError ? (error.problem?.issues ?? []) : [];
}

/** The server's reason also if the group isn't available any more, or is read-only. */
export function getPostRefusal(error: Error, fallback: string): string {
  return error instanceof ApiError && [404, 409].includes(error.status)
    ? getFailureMessage(error, fallback)
    : getRefusalMessage(error, fallback);
}

/** Null if the request was canceled or if single fields show their own errors. */
export function getSendErrorMessage(
  error: Error | null,
  noun: string,
): string | null {
  if (!error || isCanceled(error) || getFieldIssues(error).length > 0)
    return null;
  if (error instanceof ApiError && error.status === 413) {
    return `Your ${noun} is too large to send. Please try a smaller picture.`;
  }
  return getPostRefusal(error, `Your ${noun} wasn't sent.`);
}
