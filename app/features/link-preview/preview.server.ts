import type { AppContext } from "~/platform/context.server";
import { forgetDocument } from "~/platform/document-cache.server";
import { limitDrawing } from "~/platform/rate-limit.server";
import { urls } from "~/shared/urls";
import type { Post } from "~/features/posts/post";
import {
  keepPostPicture,
  picturesOf,
} from "~/features/media/post-pictures.server";
import { pictureIn } from "./draw-sheet";
import { drawPng } from "./draw.server";
import { fittedPicture } from "./fitted-picture.server";
import { drawingName } from "./kept-drawing.server";
import { pixelsMax } from "./picture.server";
import type { PreviewStores } from "./picture.server";
import { previewAlt } from "./preview-alt";
import { sheetOf } from "./sheet";
import type { Sheet } from "./sheet";
import { verseImageUrl } from "./verse-image.server";

/** Goes up when the drawing changes, so that every picture is drawn anew. */
const edition = 5;

/** A picture's name changes with whatever it shows: an edit, a new name, a new face of its author. */
async function versionOf(sheet: Sheet): Promise<string> {
  const name = await drawingName(JSON.stringify([edition, sheet]));
  return name.slice(0, 16);
}

/** Names the picture that shows the post as it is now. */
export function previewVersion(
  post: Post,
  productName: string,
): Promise<string> {
  return versionOf(sheetOf(post, productName));
}

/** The address of that picture; a verse is shown as it is in the feed, without its author. */
export async function previewUrl(
  post: Post,
  productName: string,
): Promise<string> {
  const { verseData: verse } = post;
  const shown = verse && verseImageUrl(verse, verse.customization);
  if (shown !== null) return shown;
  return urls.postPreview(post.id, await previewVersion(post, productName));
}

/** The address of that picture, and what it shows. */
export async function describePreview(
  post: Post,
  productName: string,
): Promise<{ preview: string; previewAlt: string }> {
  const sheet = sheetOf(post, productName);
  return {
    preview: urls.postPreview(post.id, await versionOf(sheet)),
    previewAlt: previewAlt(post, sheet),
  };
}

/** Where that picture is kept. */
export async function previewKey(
  post: Post,
  productName: string,
): Promise<string> {
  return keyOf(post.id, await previewVersion(post, productName));
}

const storesOf = ({ env }: AppContext): PreviewStores => ({
  bucket: env.IMAGES,
  assets: env.ASSETS,
});

/**
 * Cuts the picture of a post that has just been written as its preview will show it, behind the answer:
 * whoever asks for that gets it without a large picture being decoded for them.
 */
export function fitPicture(app: AppContext, post: Post): void {
  const sheet = sheetOf(post, app.env.PRODUCT_NAME);
  const ground = sheet.verse?.background;
  const address = ground?.kind === "custom" ? ground.url : sheet.picture;
  app.waitUntil(
    fittedPicture(address, pictureIn(sheet), storesOf(app), pixelsMax),
  );
}

/**
 * The picture that link previews of a post show: kept in R2, drawn where it is not there yet. Bill:
 * one R2 read; a first time 30 to 130 ms of CPU, the most for photographs, and one R2 write.
 */
export async function getPreview(
  app: AppContext,
  post: Post,
): Promise<ReadableStream | Uint8Array<ArrayBuffer>> {
  const { db, waitUntil } = app;
  const stores = storesOf(app);
  const sheet = sheetOf(post, app.env.PRODUCT_NAME);
  const key = keyOf(post.id, await versionOf(sheet));
  const kept = await stores.bucket.get(key);
  if (kept) return kept.body;
  await limitDrawing(app, app.request);
  const png = await drawPng(sheet, stores);
  waitUntil(keepPostPicture(key, png, post.id, { db, bucket: stores.bucket }));
  return png;
}

/** After an edit or its end: the post's document and its pictures, as they were, are shown no more. */
export async function forgetPost(
  app: AppContext,
  postId: string,
): Promise<void> {
  await forgetDocument(app, urls.post(postId));
  app.waitUntil(dropPreviews(app.env.IMAGES, postId));
}

/** Forgets every picture of a post that has been edited or deleted. */
export async function dropPreviews(
  bucket: R2Bucket,
  postId: string,
): Promise<void> {
  const { objects } = await bucket.list({ prefix: picturesOf(postId) });
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
}

const keyOf = (postId: string, version: string) =>
  `${picturesOf(postId)}${version}.png`;
