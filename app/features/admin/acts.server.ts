import type { Row } from "~/db/row";
import type { posts } from "~/db/schema";
import { sql } from "~/db/sql";
import { removeAccount } from "~/features/account/delete-account.server";
import { actWithAudit } from "~/features/audit/audit.server";
import { hashAccountKeys } from "~/features/auth/sanctions.server";
import { forgetPost } from "~/features/link-preview/preview.server";
import { dropImages } from "~/features/media/image-use.server";
import { thumbnailKey } from "~/features/media/post-pictures.server";
import { barWrites } from "~/features/reports/bar.server";
import { requireLevel } from "~/features/users/admin-level";
import { isOwner } from "~/features/users/owner.server";
import type { AppContext } from "~/platform/context.server";
import { untouched } from "~/platform/image-shelf.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import type { UserDeletion } from "./people";

/** PATCH /api/admin/posts/{id}/likes: changes the displayed like count, never below 0; the real count stays. */
export async function changeLikes(
  { db, now }: Pick<AppContext, "db" | "now">,
  viewer: Viewer,
  postId: string,
  count: number,
): Promise<{ likesCount: number }> {
  requireLevel(viewer, "write");
  const { userId, likes } = await requirePost(db, postId);
  const shown = sql`max(0, likesCount + likesAdjustment)`;
  const after = sql`max(0, ${shown} + ${count})`;
  const changes = sql`id = ${postId} AND ${after} <> ${shown}`;
  const rows = await actWithAudit(db, {
    entry: {
      actorId: viewer.id,
      action: "post.likes",
      subjectId: userId,
      target: `post:${postId}`,
      before: sql`(SELECT json_object('likes', ${shown}) FROM posts WHERE id = ${postId})`,
      after: sql`(SELECT json_object('likes', ${after}) FROM posts WHERE id = ${postId})`,
    },
    when: sql`EXISTS (SELECT 1 FROM posts WHERE ${changes})`,
    writes: [
      sql`UPDATE posts SET likesAdjustment = ${after} - likesCount WHERE ${changes} RETURNING ${shown} AS likes`,
    ],
    now,
  });
  return { likesCount: Number(rows?.[0]?.[0]?.["likes"] ?? likes) };
}

type Gone = Pick<
  Row<typeof posts, "userId" | "type" | "imageUrl" | "videoUrl" | "createdAt">,
  "userId" | "type" | "imageUrl" | "videoUrl" | "createdAt"
> & { background: string | null; likes: number };

async function requirePost(
  db: AppContext["db"],
  postId: string,
): Promise<Gone> {
  const row = await db.first<Gone>(
    sql`SELECT userId, type, imageUrl, videoUrl, createdAt,
               max(0, likesCount + likesAdjustment) AS likes,
               (SELECT customization ->> '$.customBackgroundUrl' FROM verse_cards WHERE postId = id) AS background
        FROM posts WHERE id = ${postId}`,
  );
  if (!row) throw postIsGone();
  return row;
}

const postIsGone = () =>
  new AppError("not_found", { detail: "This post is gone." });

/**
 * DELETE /api/admin/posts/{id}: deletes the post with all its data, its pictures and its cached page. Only power
 * admins delete a post by a power admin or the owner.
 */
export async function removePost(
  app: AppContext,
  viewer: Viewer,
  postId: string,
  reason: string | null,
): Promise<void> {
  requireLevel(viewer, "write");
  const { db, env, now } = app;
  const post = await requirePost(db, postId);
  const mayGo = sql`(${viewer.isPowerAdmin} OR id = ${viewer.id} OR isPowerAdmin = 0 AND NOT ${isOwner(env)})`;
  await requireMatch(db, post.userId, mayGo);
  const rows = await actWithAudit(db, {
    entry: {
      actorId: viewer.id,
      action: "post.deleted",
      subjectId: post.userId,
      target: `post:${postId}`,
      reason,
      before: { type: post.type, createdAt: post.createdAt },
    },
    when: sql`EXISTS (SELECT 1 FROM posts WHERE id = ${postId})`,
    writes: [sql`DELETE FROM posts WHERE id = ${postId} RETURNING id`],
    now,
  });
  if (!rows?.[0]?.length) throw postIsGone();
  await forgetPost(app, postId);
  const folder = urls.image("");
  const pictures = [post.imageUrl, post.background]
    .filter((address) => address?.startsWith(folder))
    .map((address) => ({
      key: address?.slice(folder.length) ?? "",
      until: now + untouched,
    }));
  await dropImages(db, env.IMAGES, pictures, now);
  if (post.videoUrl !== null) await env.IMAGES.delete(thumbnailKey(postId));
}

/**
 * DELETE /api/admin/users/{id}: deletes the account as self-deletion does; refused for the admin themself, power
 * admins and the owner. With `bar`, the same e-mail and sign-in can't create another account.
 */
export async function removeUser(
  app: AppContext,
  viewer: Viewer,
  userId: string,
  { reason, bar }: UserDeletion = {},
): Promise<void> {
  requireLevel(viewer, "write");
  const { db, env, now } = app;
  const mayGo = sql`id = ${userId} AND id <> ${viewer.id} AND isPowerAdmin = 0 AND NOT ${isOwner(env)}`;
  await requireMatch(db, userId, mayGo);
  const barring =
    bar === true
      ? barWrites({
          userId,
          keys: await hashAccountKeys(db, env, userId),
          reason: reason ?? "",
          actorId: viewer.id,
          mayGo,
          now,
        })
      : [];
  await removeAccount(app, userId, mayGo, (writes) =>
    actWithAudit(db, {
      entry: {
        actorId: viewer.id,
        action: "user.deleted",
        subjectId: userId,
        target: `user:${userId}`,
        reason: reason ?? null,
        ...(bar === true && { after: { bar } }),
      },
      when: sql`EXISTS (SELECT 1 FROM users WHERE ${mayGo})`,
      writes: [...barring, ...writes],
      now,
    }),
  );
}

/** `not_found` where there is nobody, `forbidden` for whom the condition does not hold. */
export async function requireMatch(
  db: AppContext["db"],
  userId: string,
  condition: ReturnType<typeof sql>,
): Promise<void> {
  const row = await db.first<{ matches: number }>(
    sql`SELECT ${condition} AS matches FROM users WHERE id = ${userId}`,
  );
  if (!row) throw new AppError("not_found");
  if (row.matches !== 1) throw new AppError("forbidden");
}
