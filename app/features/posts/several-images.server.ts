import { sql, type Sql } from "~/db/sql";
import type { ImageStore } from "~/platform/image-store.server";
import type { NewImage } from "~/shared/image-source";
import type { Post } from "./post";

/** One by one: four decoded pictures at once could exceed the worker's memory. */
export async function saveImages(
  store: ImageStore,
  viewerId: string,
  images: readonly NewImage[],
): Promise<Post["images"]> {
  const saved: Post["images"] = [];
  for (const { url, smallerImages, description } of images) {
    const stored = await store.save(url, smallerImages, "images", viewerId);
    saved.push({ ...stored, alt: description || null });
  }
  return saved;
}

/** A single picture has no row of its own. */
export function setImages(postId: string, images: Post["images"]): Sql[] {
  const [first] = images;
  const rows = images.length > 1 ? images : [];
  return [
    sql`UPDATE posts SET imageUrl = ${first?.url ?? null}, imageWidth = ${first?.width ?? null},
          imageHeight = ${first?.height ?? null}, imageAlt = ${first?.alt ?? null}, imagesCount = ${rows.length}
        WHERE id = ${postId}`,
    sql`DELETE FROM post_images WHERE postId = ${postId}`,
    sql`INSERT INTO post_images (postId, position, url, width, height, alt)
        SELECT ${postId}, key, value ->> 'url', value ->> 'width', value ->> 'height', value ->> 'alt'
        FROM json_each(${JSON.stringify(rows)})`,
  ];
}
