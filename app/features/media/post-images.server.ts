import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";

// Images that the server creates for a post: its link preview and its video thumbnail.

/** The R2 key prefix of a post's images. */
export const getPostImagePrefix = (postId: string) => `previews/${postId}-`;

/** Needs no version, because a post's video never changes. */
export const getThumbnailKey = (postId: string) =>
  `${getPostImagePrefix(postId)}thumbnail.jpg`;

/** Deletes the image again if the post was deleted in the meantime. */
export async function savePostImage(
  key: string,
  image: Uint8Array<ArrayBuffer>,
  postId: string,
  { db, bucket }: { db: Db; bucket: R2Bucket },
): Promise<void> {
  const contentType = key.endsWith(".png") ? "image/png" : "image/jpeg";
  await bucket.put(key, image, { httpMetadata: { contentType } });
  const post = await db.first(sql`SELECT 1 FROM posts WHERE id = ${postId}`);
  if (!post) await bucket.delete(key);
}
