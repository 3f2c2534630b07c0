import { sql, type Sql } from "~/db/sql";
import type { ImageStore } from "~/platform/image-store.server";
import type { NewImage } from "~/shared/image-source";
import type { Post } from "./post";

type PostImage = Post["images"][number];

/** One by one: four decoded pictures at once could exceed the worker's memory. */
export async function saveImages(
  store: ImageStore,
  viewerId: string,
  images: readonly NewImage[],
): Promise<PostImage[]> {
  const saved: PostImage[] = [];
  for (const { url, smallerImages, description } of images) {
    const stored = await store.save(url, smallerImages, "images", viewerId);
    saved.push({ ...stored, alt: description || null });
  }
  return saved;
}

/** For a new post. The caller writes the first image to the post's own columns. */
export function insertSeveralImages(
  postId: string,
  images: readonly PostImage[],
): Sql[] {
  if (images.length < 2) return [];
  return [
    sql`UPDATE posts SET imagesCount = ${images.length} WHERE id = ${postId}`,
    sql`INSERT INTO post_images (postId, position, url, width, height, alt)
        SELECT ${postId}, key, value ->> 'url', value ->> 'width', value ->> 'height', value ->> 'alt'
        FROM json_each(${JSON.stringify(images)})`,
  ];
}

export function replaceImages(
  postId: string,
  images: readonly PostImage[],
): Sql[] {
  const [first] = images;
  if (!first) return [];
  return [
    sql`DELETE FROM post_images WHERE postId = ${postId}`,
    sql`UPDATE posts SET imageUrl = ${first.url}, imageWidth = ${first.width}, imageHeight = ${first.height},
          imageAlt = ${first.alt}, imagesCount = 0
        WHERE id = ${postId}`,
    ...insertSeveralImages(postId, images),
  ];
}
