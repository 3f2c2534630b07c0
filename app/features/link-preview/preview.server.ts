import type { Db } from "~/db/db.server";
import type { AppContext } from "~/platform/context.server";
import { forgetDocument } from "~/platform/document-cache.server";
import { urls } from "~/shared/urls";
import type { Post } from "~/features/posts/post";
import {
  keepPostPicture,
  picturesOf,
} from "~/features/media/post-pictures.server";
import { drawPng } from "./draw.server";
import { drawingName } from "./kept-drawing.server";
import type { PreviewStores } from "./picture.server";
import { previewAlt } from "./preview-alt";
import { sheetOf } from "./sheet";
import type { Sheet } from "./sheet";
import { verseImageUrl } from "./verse-image.server";

/** Goes up when the drawing changes, so that every picture is drawn anew. */
const edition = 4;

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

interface PreviewWork extends PreviewStores {
  db: Db;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * The picture that link previews of a post show: kept in R2, drawn where it is not there yet. Bill:
 * one R2 read; a first time 30 to 250 ms of CPU, the most for photographs, and one R2 write.
 */
export async function getPreview(
  post: Post,
  productName: string,
  { db, waitUntil, ...stores }: PreviewWork,
): Promise<ReadableStream | Uint8Array<ArrayBuffer>> {
  const sheet = sheetOf(post, productName);
  const key = keyOf(post.id, await versionOf(sheet));
  const kept = await stores.bucket.get(key);
  if (kept) return kept.body;
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
