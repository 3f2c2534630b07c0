import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";

// The pictures that the server itself makes for a post: its link preview, the still of its video.

/** What the names of a post's pictures begin with in R2. */
export const picturesOf = (postId: string) => `previews/${postId}-`;

/** Where the still of a post's video is kept; a post's video is never another. */
export const thumbnailKey = (postId: string) =>
  `${picturesOf(postId)}thumbnail.jpg`;

/** A post may be deleted while its picture is made: then the picture must not stay behind. */
export async function keepPostPicture(
  key: string,
  picture: Uint8Array<ArrayBuffer>,
  postId: string,
  { db, bucket }: { db: Db; bucket: R2Bucket },
): Promise<void> {
  const contentType = key.endsWith(".png") ? "image/png" : "image/jpeg";
  await bucket.put(key, picture, { httpMetadata: { contentType } });
  const post = await db.first(sql`SELECT 1 FROM posts WHERE id = ${postId}`);
  if (!post) await bucket.delete(key);
}
