import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { posts } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { notifyCancellation } from "~/features/notify/event-schedule.server";
import { visibleTo } from "~/features/audience/visibility.server";
import { AppError } from "~/shared/errors";
import type { Page } from "~/shared/page";
import type { Post } from "./post";
import { selectPosts, toPost, type PostRow } from "./post-row.server";
import { hasLevel } from "~/features/users/admin-level";
import type { AppContext } from "~/platform/context.server";
import type { Viewer } from "~/shared/viewer";

/** Throws `not_found` if the viewer can't see the post. */
export async function getPost(
  db: Db,
  viewerId: SqlId,
  postId: string,
): Promise<Post> {
  const row = await db.first<PostRow>(
    selectPosts(viewerId, sql`AND p.id = ${postId}`),
  );
  if (!row) throw postNotFound();
  return toPost(row);
}

/** Null if the viewer can't see the post or it has no video. Cost: one row. */
export async function getVideoUrl(
  db: Db,
  viewerId: SqlId,
  postId: string,
): Promise<string | null> {
  const row = await db.first<Row<typeof posts, "videoUrl">>(
    sql`SELECT p.videoUrl FROM posts p WHERE ${isVisiblePost(viewerId, postId)}`,
  );
  return row?.videoUrl ?? null;
}

/** A condition on rows `p` of posts. */
export function isVisiblePost(viewerId: SqlId, postId: string): Sql {
  return sql`p.id = ${postId} AND ${visibleTo(viewerId)}`;
}

/** SQL for the post's id; NULL if the viewer can't see the post. */
export function selectVisiblePostId(viewerId: SqlId, postId: string): Sql {
  return sql`(SELECT p.id FROM posts p WHERE ${isVisiblePost(viewerId, postId)})`;
}

export const postNotFound = () =>
  new AppError("not_found", { detail: "This post is no longer available." });

/**
 * The cascade deletes its likes, comments, shares and interests. Throws `forbidden` for someone else's
 * post and `not_found` if the viewer can't see it.
 */
export async function deletePost(
  db: Db,
  viewerId: string,
  postId: string,
): Promise<void> {
  const [, deleted, other] = await db.batch([
    notifyCancellation(sql`p.id = ${postId} AND p.userId = ${viewerId}`),
    sql`DELETE FROM posts WHERE id = ${postId} AND userId = ${viewerId} RETURNING id`,
    sql`SELECT 1 FROM posts WHERE id = ${selectVisiblePostId(viewerId, postId)}`,
  ]);
  if (other?.length) throw new AppError("forbidden");
  if (!deleted?.length) throw postNotFound();
}

type EmptyPage = Page<never>;

/**
 * Returns a hidden post for an admin, without the reason, comments and updates, also across a block. A post that isn't for
 * everyone only if it was reported or its author appealed. Throws `error`
 * for everyone else and for any other post. Runs no query unless the post wasn't found.
 */
export async function getHiddenPostForAdmin(
  app: AppContext,
  postId: string,
  error: unknown,
): Promise<[Viewer, Post, [EmptyPage, EmptyPage]]> {
  const isNotFound = error instanceof AppError && error.code === "not_found";
  const viewer = isNotFound ? await app.viewer() : null;
  if (!viewer || !hasLevel(viewer, "read")) throw error;
  const row = await app.db.first<PostRow>(
    // Selected as for its author, who can see it.
    selectPosts(
      sql`p.userId`,
      sql`AND p.id = ${postId} AND p.hiddenAt > 0 AND (p.audience = 'everyone' OR EXISTS (SELECT 1 FROM report_tickets t
        WHERE t.kind = 'post' AND t.targetId = p.id AND (t.reportsCount > 0 OR t.appeal IS NOT NULL)))`,
    ),
  );
  if (!row) throw error;
  const hidden = { reason: null, ticketId: null };
  const post = { ...toPost(row), isOwn: false, hidden };
  const empty: EmptyPage = { items: [], next: null };
  return [viewer, post, [empty, empty]];
}
