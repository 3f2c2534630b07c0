import {
  deleteUnusedImages,
  isImageShown,
} from "~/features/media/unused-images.server";
import { createPost } from "~/features/posts/create-post.server";
import { deletePost } from "~/features/posts/post.server";
import type { PostStores } from "~/features/posts/post-stores.server";
import { ImageStore } from "~/platform/image-store.server";
import { dataString } from "./images/parts";
import { png } from "./images/png";

interface Options {
  stores: PostStores;
  bucket: R2Bucket;
  now: number;
}

/** Uploads a picture, posts it twice in one post, deletes the post and then the picture. */
export async function exerciseImages(
  { stores, bucket, now }: Options,
  userId: string,
): Promise<void> {
  const { db } = stores;
  const countUpload = () => Promise.resolve();
  const images = new ImageStore(db, bucket, now, countUpload, userId);
  const { url } = await images.save(dataString(png()), [], "image", userId);
  const { id } = await createPost(
    { ...stores, images },
    userId,
    { type: "image", content: "", images: [{ url }, { url }] },
    { now, idempotencyKey: null },
  );
  await deletePost(db, userId, id);
  await isImageShown(db, url);
  await deleteUnusedImages(db, bucket, now + 2 * 86_400_000);
}
