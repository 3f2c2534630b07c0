import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { posts, users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import type { AuditEntry } from "~/features/audit/audit";
import { actWithAudit, noteAll } from "~/features/audit/audit.server";
import { requireLevel } from "~/features/users/admin-level";
import { AppError } from "~/shared/errors";
import { toPage } from "~/shared/page";
import type { Page, PageQuery } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import { findPeople } from "./found-people.server";
import type { AdminPost, AdminPostsQuery } from "./posts";

interface PostRow
  extends
    Row<
      typeof posts,
      "id" | "userId" | "type" | "content" | "imageUrl" | "createdAt"
    >,
    Row<
      typeof users,
      "firstName" | "lastName" | "username" | "profileImageUrl"
    > {
  likes: number;
  comments: number;
  shares: number;
}

/** Behind FROM: which posts `p`, the newest first or the oldest, and how many. */
const selectPosts = (rest: Sql) =>
  sql`SELECT p.id, p.userId, p.type, p.content, p.imageUrl, p.createdAt,
             max(0, p.likesCount + p.likesAdjustment) AS likes,
             p.commentsCount AS comments, p.sharesCount AS shares,
             u.firstName, u.lastName, u.username, u.profileImageUrl
      FROM posts p CROSS JOIN users u ON u.id = p.userId ${rest}`;

const place = (
  order: AdminPostsQuery["order"],
  cursor: string | undefined,
  limit: number,
) =>
  order === "oldest"
    ? sql`id > ${cursor ?? ""} ORDER BY id LIMIT ${limit + 1}`
    : sql`id < ${cursor ?? "~"} ORDER BY id DESC LIMIT ${limit + 1}`;

/**
 * All, those of a kind, or those by people found by `q`. Bill: two rows a post shown; of a
 * search a page of each person found, whatever else they wrote.
 */
export async function listPosts(
  db: Db,
  viewer: Viewer,
  { q, type, order, limit, cursor }: AdminPostsQuery,
): Promise<Page<AdminPost>> {
  requireLevel(viewer, "read");
  const ofType = type === undefined ? sql`TRUE` : sql`type = ${type}`;
  const here = place(order, cursor, limit);
  const authors = await findPeople(db, q);
  const chosen =
    authors === null
      ? sql`SELECT id FROM posts WHERE ${ofType} AND ${here}`
      : sql`SELECT id FROM (SELECT p.id FROM json_each(${authors}) CROSS JOIN posts p
              WHERE p.id IN (SELECT id FROM posts WHERE userId = json_each.value AND ${ofType} AND ${here}))
            WHERE ${here}`;
  const rows = await db.all<PostRow>(
    selectPosts(
      sql`WHERE p.id IN (${chosen}) ORDER BY p.id ${order === "oldest" ? sql`` : sql`DESC`}`,
    ),
  );
  return toPage(rows, limit, toPost, ({ id }) => id);
}

/** GET /api/admin/posts: who searches for people has looked at the posts of each that is shown, and a note is kept. */
export async function openPosts(
  db: Db,
  viewer: Viewer,
  query: AdminPostsQuery,
  now: number,
): Promise<Page<AdminPost>> {
  const page = await listPosts(db, viewer, query);
  if (query.q.trim() === "") return page;
  const authors = new Set(page.items.map(({ userId }) => userId));
  await noteAll(
    db,
    [...authors].map((id) => noteOf(viewer, id)),
    now,
  );
  return page;
}

const noteOf = (viewer: Viewer, userId: string): AuditEntry => ({
  actorId: viewer.id,
  action: "posts.opened",
  subjectId: userId,
  target: `user:${userId}`,
});

/** GET /api/admin/users/{id}/posts, of which a note is kept. `not_found` where there is nobody. */
export async function openPostsOf(
  db: Db,
  viewer: Viewer,
  userId: string,
  query: PageQuery,
  now: number,
): Promise<Page<AdminPost>> {
  requireLevel(viewer, "read");
  const noted = await actWithAudit(db, {
    entry: noteOf(viewer, userId),
    when: sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId})`,
    now,
  });
  if (noted === null) throw new AppError("not_found");
  return listPostsOf(db, viewer, userId, query);
}

/** Somebody's posts, for who has kept a note of opening them. Bill: two rows a post. */
export async function listPostsOf(
  db: Db,
  viewer: Viewer,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<Page<AdminPost>> {
  requireLevel(viewer, "read");
  const rows = await db.all<PostRow>(
    selectPosts(
      sql`WHERE p.userId = ${userId} AND p.id < ${cursor ?? "~"} ORDER BY p.id DESC LIMIT ${limit + 1}`,
    ),
  );
  return toPage(rows, limit, toPost, ({ id }) => id);
}

function toPost(row: PostRow): AdminPost {
  const { id, userId, type, content, imageUrl } = row;
  const { firstName, lastName, username, profileImageUrl } = row;
  return {
    id,
    userId,
    type,
    content,
    imageUrl,
    createdAt: new Date(row.createdAt).toISOString(),
    _count: { likes: row.likes, comments: row.comments, shares: row.shares },
    user: { id: userId, firstName, lastName, username, profileImageUrl },
  };
}
