import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { posts } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import { requireLevel } from "~/features/users/admin-level";
import { parsePerson, personJson } from "~/features/reports/queue.server";
import { toPage, type Page } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import { searchUserIds } from "./user-search.server";
import type { AdminPost, AdminPostsQuery } from "./posts";

type PostRow = Row<
  typeof posts,
  "id" | "type" | "content" | "imageUrl" | "createdAt"
> &
  AdminPost["_count"] & {
    isHidden: Bit;
    isProtected: Bit;
    /** JSON, null for an anonymous request. */
    user: string | null;
  };

/**
 * `rest`: the WHERE, ORDER BY and LIMIT clauses for posts `p`, which shows blocked and hidden posts too. Without the
 * author of anonymous requests.
 */
const selectPosts = (rest: Sql) =>
  sql`SELECT p.id, p.type, p.content, p.imageUrl, p.createdAt,
             p.hiddenAt IS NOT NULL AS isHidden, p.anonymous = 0 AND u.isPowerAdmin AS isProtected,
             max(0, p.likesCount + p.likesAdjustment) AS likes,
             p.commentsCount AS comments, p.sharesCount AS shares,
             iif(p.anonymous, NULL, ${personJson(sql`u`)}) AS user
      FROM posts p CROSS JOIN users u ON u.id = p.userId ${rest}`;

/** Admins see a post with a smaller audience only once it is reported. */
const isPublic = sql`audience = 'everyone' AND groupId IS NULL`;

const pageClause = (
  order: AdminPostsQuery["order"],
  cursor: string | undefined,
  limit: number,
) =>
  order === "oldest"
    ? sql`id > ${cursor ?? ""} ORDER BY id LIMIT ${limit + 1}`
    : sql`id < ${cursor ?? "~"} ORDER BY id DESC LIMIT ${limit + 1}`;

/**
 * All public posts, optionally by type, hidden ones only, or (without anonymous requests) by one user or the users found
 * by `q`. Cost: two rows per post shown. A search reads one page per user found.
 */
export async function listPosts(
  db: Db,
  viewer: Viewer,
  { q, type, show, order, limit, cursor }: AdminPostsQuery,
  userId?: string,
): Promise<Page<AdminPost>> {
  requireLevel(viewer, "read");
  const isHidden = show ? sql`hiddenAt IS NOT NULL` : sql`TRUE`;
  const hasType = sql`${isHidden} AND ${type === undefined ? sql`TRUE` : sql`type = ${type}`}`;
  const inPage = pageClause(order, cursor, limit);
  const authors =
    userId === undefined
      ? await searchUserIds(db, q)
      : JSON.stringify([userId]);
  const ids =
    authors === null
      ? sql`SELECT id FROM posts ${show ? sql`INDEXED BY posts_hidden` : sql``} WHERE ${hasType} AND ${isPublic} AND ${inPage}`
      : sql`SELECT id FROM (SELECT p.id FROM json_each(${authors}) CROSS JOIN posts p
              WHERE p.id IN (SELECT id FROM posts WHERE userId = json_each.value AND anonymous = 0 AND ${hasType} AND ${isPublic} AND ${inPage}))
            WHERE ${inPage}`;
  const rows = await db.all<PostRow>(
    selectPosts(
      sql`AND p.id IN (${ids}) ORDER BY p.id ${order === "oldest" ? sql`` : sql`DESC`}`,
    ),
  );
  return toPage(rows, limit, toPost, ({ id }) => id);
}

function toPost(row: PostRow): AdminPost {
  const { likes, comments, shares, ...post } = row;
  const user = parsePerson(post.user);
  return {
    ...post,
    createdAt: new Date(post.createdAt).toISOString(),
    isHidden: post.isHidden === 1,
    isProtected: post.isProtected === 1,
    _count: { likes, comments, shares },
    userId: user?.id ?? null,
    user,
  };
}
