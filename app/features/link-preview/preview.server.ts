import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { purgeGroup } from "~/features/groups/group-cache.server";
import { imageHref } from "~/features/verse-art/verse-svg";
import type { AppContext } from "~/platform/context.server";
import { purgeDocument } from "~/platform/document-cache.server";
import { limitImageRendering } from "~/platform/rate-limit.server";
import { urls } from "~/shared/urls";
import type { Post } from "~/features/posts/post";
import {
  savePostImage,
  getPostImagePrefix,
} from "~/features/media/post-images.server";
import { getImageSlot, renderPreviewSvg } from "./render-preview-svg";
import { getCroppedImage, loadVerseBackground } from "./cropped-image.server";
import { renderPng } from "./render-png.server";
import { avatarHref, nightHref } from "./svg-parts";
import { hashImageInput, type ServedImage } from "./cached-image.server";
import { maxPixels, readAsset, type ImageEnv } from "./source-image.server";
import { buildPreviewContent, type PreviewContent } from "./preview-content";

/** Increase it when the rendering changes, so that every preview is rendered again. */
const renderVersion = 8;

/** Changes with everything the image shows, such as the text or the author's name and avatar. */
async function getVersion(content: PreviewContent): Promise<string> {
  const name = await hashImageInput(JSON.stringify([renderVersion, content]));
  return name.slice(0, 16);
}

/** The path of the preview image, with its version. */
export async function getPreviewUrl(post: Post, productName: string) {
  const content = buildPreviewContent(post, productName);
  return urls.postPreview(post.id, await getVersion(content));
}

/** The R2 key of the current preview image. */
export async function getPreviewKey(post: Post, productName: string) {
  const content = buildPreviewContent(post, productName);
  return buildPreviewKey(post.id, await getVersion(content));
}

/**
 * Crops a new post's image for its preview, after the response. Preview requests then needn't decode the
 * full image.
 */
export function cropPostImage(app: AppContext, post: Post): void {
  const content = buildPreviewContent(post, app.env.PRODUCT_NAME);
  const background = content.verse?.background;
  const address =
    background?.kind === "custom" ? background.url : content.imageUrl;
  app.waitUntil(
    getCroppedImage(address, getImageSlot(content), app.env, maxPixels),
  );
}

/**
 * The preview image from R2, rendered on first use. Cost: one R2 read; the first time also 30 to 130 ms
 * of CPU, the most for photos, and one R2 write.
 */
export async function getPreview(
  app: AppContext,
  post: Post,
): Promise<ServedImage> {
  const { db, env } = app;
  const content = buildPreviewContent(post, env.PRODUCT_NAME);
  const version = await getVersion(content);
  const read = async () => {
    const key = buildPreviewKey(post.id, version);
    const stored = await env.IMAGES.get(key);
    if (stored) return stored.body;
    await limitImageRendering(app, app.request);
    const png = await renderPreviewPng(content, env);
    const bucket = env.IMAGES;
    app.waitUntil(savePostImage(key, png, post.id, { db, bucket }));
    return png;
  };
  return { version, read };
}

/** 1200 × 630. Omits images that are external or too large to decode. */
function renderPreviewPng(
  content: PreviewContent,
  env: ImageEnv,
): Promise<Uint8Array<ArrayBuffer>> {
  const { author, kind, imageUrl, verse } = content;
  const { ASSETS: assets } = env;
  return renderPng({
    fontSet: "preview",
    assets,
    images: {
      [imageHref]: verse
        ? loadVerseBackground(verse.background, verse.art.shape, env)
        : getCroppedImage(imageUrl, getImageSlot(content), env),
      [avatarHref]: getCroppedImage(author.avatarUrl, "avatar", env),
      ...(kind === "video" && {
        [nightHref]: readAsset("/backgrounds/preview-night.png", assets),
      }),
    },
    buildSvg: (has) => renderPreviewSvg(content, has),
  });
}

/** The group that shows the post. Read it before the post is deleted. */
export async function getGroupSlug(db: Db, postId: string) {
  const group = await db.first<{ slug: string }>(
    sql`SELECT slug FROM groups WHERE id = (SELECT groupId FROM posts WHERE id = ${postId})`,
  );
  return group?.slug ?? null;
}

/** Call it after a post was edited or deleted: clears its cached page, its group's and its preview images. */
export async function clearPostCaches(
  app: AppContext,
  postId: string,
  deletedFrom?: string | null,
): Promise<void> {
  const slug = deletedFrom ?? (await getGroupSlug(app.db, postId));
  await purgeDocument(app, urls.post(postId));
  if (slug !== null) await purgeGroup(app, slug);
  app.waitUntil(deletePreviews(app.env.IMAGES, postId));
}

export async function deletePreviews(
  bucket: R2Bucket,
  postId: string,
): Promise<void> {
  const { objects } = await bucket.list({ prefix: getPostImagePrefix(postId) });
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
}

const buildPreviewKey = (postId: string, version: string) =>
  `${getPostImagePrefix(postId)}${version}.png`;
