import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { posts, users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import type { DataAccess } from "~/features/audit/audit";
import { logDataAccess } from "~/features/audit/audit.server";
import { requireLevel } from "~/features/users/admin-level";
import { toPage } from "~/shared/page";
import type { Page, PageQuery } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import { findPeople } from "./found-people.server";
import { readPerson } from "./people.server";
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
  isHidden: Bit;
  isProtected: Bit;
  likes: number;
  comments: number;
  shares: number;
}

/** Behind FROM: which posts `p`, the newest first or the oldest, and how many. */
const selectPosts = (rest: Sql) =>
  sql`SELECT p.id, p.userId, p.type, p.content, p.imageUrl, p.createdAt,
             p.hiddenAt IS NOT NULL AS isHidden, u.isPowerAdmin AS isProtected,
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
 * All, those of a kind, hidden ones, or those by people found by `q`. Bill: two rows a post shown; of a
 * search a page of each person found, whatever else they wrote.
 */
export async function listPosts(
  db: Db,
  viewer: Viewer,
  { q, type, show, order, limit, cursor }: AdminPostsQuery,
): Promise<Page<AdminPost>> {
  requireLevel(viewer, "read");
  const isHidden = show ? sql`hiddenAt IS NOT NULL` : sql`TRUE`;
  const ofType = sql`${isHidden} AND ${type === undefined ? sql`TRUE` : sql`type = ${type}`}`;
  const here = place(order, cursor, limit);
  const authors = await findPeople(db, q);
  const chosen =
    authors === null
      ? sql`SELECT id FROM posts ${show ? sql`INDEXED BY posts_hidden` : sql``} WHERE ${ofType} AND ${here}`
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

/** GET /api/admin/posts. A search for people counts as access to the posts of every author shown. */
export async function openPosts(
  db: Db,
  viewer: Viewer,
  query: AdminPostsQuery,
  now: number,
): Promise<Page<AdminPost>> {
  const page = await listPosts(db, viewer, query);
  if (query.q.trim() === "") return page;
  const authors = new Set(page.items.map(({ userId }) => userId));
  await logDataAccess(
    db,
    [...authors].map((id) => postsOpened(viewer, id)),
    now,
  );
  return page;
}

const postsOpened = (viewer: Viewer, userId: string): DataAccess => ({
  actorId: viewer.id,
  action: "posts.opened",
  subjectId: userId,
  target: `user:${userId}`,
});

/** GET /api/admin/users/{id}/posts; the access is logged. `not_found` for an unknown user. */
export async function openPostsOf(
  db: Db,
  viewer: Viewer,
  userId: string,
  query: PageQuery,
  now: number,
): Promise<Page<AdminPost>> {
  requireLevel(viewer, "read");
  await readPerson(db, viewer, userId);
  await logDataAccess(db, [postsOpened(viewer, userId)], now);
  return listPostsOf(db, viewer, userId, query);
}

/** A user's posts. The caller logs the access. Cost: two rows a post. */
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
    isHidden: row.isHidden === 1,
    isProtected: row.isProtected === 1,
    _count: { likes: row.likes, comments: row.comments, shares: row.shares },
    user: { id: userId, firstName, lastName, username, profileImageUrl },
  };
}
