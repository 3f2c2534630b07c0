import type { Row } from "~/db/row";
import type { posts } from "~/db/schema";
import { sql } from "~/db/sql";
import { removeAccount } from "~/features/account/delete-account.server";
import { runAuditedAction } from "~/features/audit/audit.server";
import { hashAccountKeys } from "~/features/auth/sanctions.server";
import { clearPostCaches } from "~/features/link-preview/preview.server";
import { deleteReleasedImages } from "~/features/media/unused-images.server";
import { notifyCancellation } from "~/features/notify/event-schedule.server";
import { banWrites } from "~/features/reports/sanction-user.server";
import { requireLevel } from "~/features/users/admin-level";
import { isOwner } from "~/features/users/owner.server";
import type { AppContext } from "~/platform/context.server";
import { gracePeriodMs } from "~/platform/image-store.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import type { UserDeletion } from "./users";

/** PATCH /api/admin/posts/{id}/likes: changes the displayed like count, never below 0. The real count stays. */
export async function changeLikes(
  { db, now }: Pick<AppContext, "db" | "now">,
  viewer: Viewer,
  postId: string,
  count: number,
): Promise<{ likesCount: number }> {
  requireLevel(viewer, "write");
  const { subjectId, likes } = await requirePost(db, postId);
  const shown = sql`max(0, likesCount + likesAdjustment)`;
  const after = sql`max(0, ${shown} + ${count})`;
  const changes = sql`id = ${postId} AND ${after} <> ${shown}`;
  const rows = await runAuditedAction(db, {
    entry: {
      actorId: viewer.id,
      action: "post.likes",
      subjectId,
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

type AuditedPost = Row<typeof posts, "type" | "imageUrl" | "createdAt"> & {
  background: string | null;
  imageUrls: string;
  groupSlug: string | null;
  likes: number;
  /** The author, but not of an anonymous request. */
  subjectId: string | null;
};

async function requirePost(
  db: AppContext["db"],
  postId: string,
): Promise<AuditedPost> {
  const row = await db.first<AuditedPost>(
    sql`SELECT iif(anonymous, NULL, userId) AS subjectId, type, imageUrl, createdAt,
               max(0, likesCount + likesAdjustment) AS likes,
               (SELECT json_group_array(url) FROM post_images WHERE postId = id) AS imageUrls,
               (SELECT slug FROM groups WHERE groups.id = groupId) AS groupSlug,
               (SELECT customization ->> '$.customBackgroundUrl' FROM verse_cards WHERE postId = id) AS background
        FROM posts WHERE id = ${postId}`,
  );
  if (!row) throw postNotFound();
  return row;
}

const postNotFound = () =>
  new AppError("not_found", { detail: "This post is no longer available." });

/**
 * DELETE /api/admin/posts/{id}: deletes the post with all its data, its pictures and its cached page. Only power
 * admins delete a post by a power admin or the owner, unless it is anonymous: a refusal would tell something about them.
 */
export async function deletePostAsAdmin(
  app: AppContext,
  viewer: Viewer,
  postId: string,
  reason?: string,
): Promise<void> {
  requireLevel(viewer, "write");
  const { db, env, now } = app;
  const post = await requirePost(db, postId);
  const canDelete = sql`(${viewer.isPowerAdmin} OR id = ${viewer.id} OR isPowerAdmin = 0 AND NOT ${isOwner(env)})`;
  if (post.subjectId !== null)
    await requireMatch(db, post.subjectId, canDelete);
  const rows = await runAuditedAction(db, {
    entry: {
      actorId: viewer.id,
      action: "post.deleted",
      subjectId: post.subjectId,
      target: `post:${postId}`,
      reason: reason || null,
      before: { type: post.type, createdAt: post.createdAt },
    },
    when: sql`EXISTS (SELECT 1 FROM posts WHERE id = ${postId})`,
    writes: [
      notifyCancellation(sql`p.id = ${postId}`),
      sql`DELETE FROM posts WHERE id = ${postId} RETURNING id`,
    ],
    now,
  });
  if (!rows?.[1]?.length) throw postNotFound();
  await clearPostCaches(app, postId, post.groupSlug);
  const folder = urls.image("");
  const several = JSON.parse(post.imageUrls) as string[];
  const pictures = [post.imageUrl, post.background, ...several]
    .filter((address) => address?.startsWith(folder))
    .map((address) => ({
      key: address?.slice(folder.length) ?? "",
      until: now + gracePeriodMs,
    }));
  // The post is deleted even if this fails. The hourly schedule deletes what is left.
  await deleteReleasedImages(db, env.IMAGES, pictures, now).catch(
    (error: unknown) => {
      console.error(`[${app.requestId}]`, error);
    },
  );
}

/**
 * DELETE /api/admin/users/{id}: deletes the account as self-deletion does; refused for the admin themself, power
 * admins and the owner. With `ban`, the same e-mail and sign-in can't create another account.
 */
export async function deleteUserAsAdmin(
  app: AppContext,
  viewer: Viewer,
  userId: string,
  { reason, ban }: UserDeletion = {},
): Promise<void> {
  requireLevel(viewer, "write");
  const { db, env, now } = app;
  const canDelete = sql`id = ${userId} AND id <> ${viewer.id} AND isPowerAdmin = 0 AND NOT ${isOwner(env)}`;
  await requireMatch(db, userId, canDelete);
  const banStatements =
    ban === true
      ? banWrites({
          userId,
          keys: await hashAccountKeys(db, env, userId),
          reason: reason ?? "",
          actorId: viewer.id,
          condition: canDelete,
          now,
        })
      : [];
  await removeAccount(app, userId, canDelete, (writes) =>
    runAuditedAction(db, {
      entry: {
        actorId: viewer.id,
        action: "user.deleted",
        subjectId: userId,
        target: `user:${userId}`,
        reason: reason || null,
        ...(ban === true && { after: { ban } }),
      },
      when: sql`EXISTS (SELECT 1 FROM users WHERE ${canDelete})`,
      writes: [...banStatements, ...writes],
      now,
    }),
  );
}

/** Throws `not_found` if the user doesn't exist, `forbidden` if the condition is false for them. */
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
