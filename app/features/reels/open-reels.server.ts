import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { getPost } from "~/features/posts/post.server";
import { AppError } from "~/shared/errors";
import { listReels, newVisit } from "./reels.server";

/** More come while one looks. */
const firstPageSize = 5;

/**
 * A visit to the videos and its first few; one that is `wanted` by its id stands before them, if it is a video
 * that the viewer may see. Where nothing is left to see: whether there are videos at all.
 */
export async function openReels(
  db: Db,
  viewerId: string,
  wanted: string | null,
  now: number,
) {
  const visit = newVisit(now);
  const [page, first, some] = await Promise.all([
    listReels(db, viewerId, { ...visit, limit: firstPageSize }),
    wanted === null ? null : findVideo(db, viewerId, wanted),
    db.first(sql`SELECT 1 FROM reels WHERE place >= 0 LIMIT 1`),
  ]);
  const others = page.items.filter(({ id }) => id !== first?.id);
  const items = first ? [first, ...others] : others;
  return { visit, page: { ...page, items }, hasVideos: some !== null };
}

async function findVideo(
  db: Db,
  viewerId: string,
  postId: string,
): Promise<Post | null> {
  try {
    const post = await getPost(db, viewerId, postId);
    return post.type === "video" ? post : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
