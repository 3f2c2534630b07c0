import { getThumbnailKey } from "~/features/media/post-images.server";
import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { comments, groups, images, users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { ReleasedImage } from "~/features/media/unused-images.server";
import { getPreviewKey } from "~/features/link-preview/preview.server";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import { gracePeriodMs } from "~/platform/image-store.server";
import { urls } from "~/shared/urls";

/** What an account has in R2 and in the edge cache. */
export interface ExternalData {
  images: ReleasedImage[];
  /** R2 keys of the current link previews of their posts and of their video thumbnails. */
  previews: string[];
  /** Posts whose cached documents must be purged: their newest posts and the posts they commented on last. */
  postIds: string[];
  /** Groups whose cached pages and files show them. */
  groupSlugs: string[];
}

const pageSize = 100;
/** Documents are cached for a minute, and hardly anyone has more posts visited in one. */
const maxOwnDocuments = 500;
const maxCommentedDocuments = 100;

/**
 * Reads all posts of the account in pages of 100 and keeps only their keys and ids in memory. Cost: two rows per post,
 * three with event or verse.
 */
export async function collectExternalData(
  db: Db,
  userId: string,
  productName: string,
  now: number,
): Promise<ExternalData> {
  const imageKeys = new Set<string>();
  const externalData: ExternalData = {
    images: [],
    previews: [],
    postIds: [],
    groupSlugs: [],
  };
  const [profileImages, uploads, commented, inGroups] = await Promise.all([
    db.all<Row<typeof users, "profileImageUrl">>(
      sql`SELECT profileImageUrl FROM users WHERE id = ${userId}`,
    ),
    db.all<Row<typeof images, "key">>(
      sql`SELECT key FROM images WHERE uploaderId = ${userId}`,
    ),
    db.all<Row<typeof comments, "postId">>(
      sql`SELECT postId FROM comments WHERE userId = ${userId} ORDER BY id DESC LIMIT ${maxCommentedDocuments}`,
    ),
    db.all<Row<typeof groups, "slug">>(
      sql`SELECT slug FROM groups WHERE id IN (SELECT groupId FROM group_members WHERE userId = ${userId}
            UNION ALL SELECT groupId FROM posts WHERE userId = ${userId} AND groupId IS NOT NULL)`,
    ),
  ]);
  addImageKey(imageKeys, profileImages[0]?.profileImageUrl);
  externalData.groupSlugs = inGroups.map(({ slug }) => slug);
  for (const { key } of uploads) imageKeys.add(key);
  let before = "~";
  for (;;) {
    const rows = await db.all<PostRow>(
      selectPosts(
        // As the author, because hidden posts have images and previews too.
        userId,
        sql`AND p.userId = ${userId} AND p.id < ${before} ORDER BY p.id DESC LIMIT ${pageSize}`,
      ),
    );
    for (const row of rows) {
      const post = toPost(row);
      addImageKey(imageKeys, post.imageUrl);
      const { customBackgroundUrl } = post.verseData?.customization ?? {};
      addImageKey(imageKeys, customBackgroundUrl);
      externalData.previews.push(await getPreviewKey(post, productName));
      if (post.videoUrl !== null)
        externalData.previews.push(getThumbnailKey(post.id));
      if (externalData.postIds.length < maxOwnDocuments)
        externalData.postIds.push(post.id);
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) break;
    before = last.id;
  }
  externalData.postIds.push(...new Set(commented.map(({ postId }) => postId)));
  // A later upload of the same image gets a later `checkAfter`.
  const until = now + gracePeriodMs;
  externalData.images = [...imageKeys].map((key) => ({ key, until }));
  return externalData;
}

/** Ignores the URLs of other sites. */
export function addImageKey(imageKeys: Set<string>, url: unknown): void {
  if (typeof url !== "string") return;
  const prefix = urls.image("");
  if (url.startsWith(prefix)) imageKeys.add(url.slice(prefix.length));
}
