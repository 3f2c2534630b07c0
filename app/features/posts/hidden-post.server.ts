import { sql } from "~/db/sql";
import { hasLevel } from "~/features/users/admin-level";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import type { Viewer } from "~/shared/viewer";
import type { Post } from "./post";
import { selectPosts, toPost, type PostRow } from "./post-row.server";

/**
 * Returns a hidden post for an admin, without the reason and without comments, also across a block. Throws `error`
 * for everyone else and for any other post. Runs no query unless the post wasn't found.
 */
export async function getHiddenPostForAdmin(
  app: AppContext,
  postId: string,
  error: unknown,
): Promise<[Viewer, Post, { items: never[]; next: null }]> {
  const isNotFound = error instanceof AppError && error.code === "not_found";
  const viewer = isNotFound ? await app.viewer() : null;
  if (!viewer || !hasLevel(viewer, "read")) throw error;
  const row = await app.db.first<PostRow>(
    // Selected as for its author, who can see it.
    selectPosts(sql`p.userId`, sql`WHERE p.id = ${postId} AND p.hiddenAt > 0`),
  );
  if (!row) throw error;
  const post = { ...toPost(row), hidden: { reason: null, ticketId: null } };
  return [viewer, post, { items: [], next: null }];
}
