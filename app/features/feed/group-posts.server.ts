import type { Db } from "~/db/db.server";
import { sql, type SqlId } from "~/db/sql";
import { isListed } from "~/features/audience/visibility.server";
import { isLeader } from "~/features/groups/group-rules";
import { requireGroup } from "~/features/groups/group-access.server";
import type { Post } from "~/features/posts/post";
import { selectGroup, selectPosts } from "~/features/posts/post-row.server";
import { AppError } from "~/shared/errors";
import type { Page } from "~/shared/page";
import { listEvents } from "./events.server";
import type { FeedQuery } from "./feed";
import { selectPublic } from "./public-group/public-group.server";
import {
  firstCursor,
  getScanEnd,
  maxScannedPosts,
  readPostPage,
} from "./newest-posts.server";

/**
 * Posts of a group, newest first, or its events by date. The first page of all posts starts with the pinned one. Those who
 * don't belong to a church get one page of what it shows to everybody. Throws
 * `not_found` or `forbidden` for those who can't read the group. Cost: four rows per post.
 */
export async function listGroupPosts(
  db: Db,
  viewerId: SqlId,
  slug: string,
  query: Pick<FeedQuery, "type" | "limit" | "cursor">,
  now: number,
): Promise<Page<Post>> {
  const known = await requireGroup(db, viewerId, slug);
  const { id, name, role, joinPolicy, pinnedPostId } = known;
  const { type, limit, cursor = firstCursor } = query;
  if (role === null && joinPolicy !== "open") {
    if (known.kind === "church" && type === "all") {
      const { page } = selectPublic(db, slug, viewerId);
      const items = query.cursor ? [] : await page(now);
      return { items: items.slice(0, limit), next: null };
    }
    throw new AppError("forbidden", {
      detail: "Only members see the posts of this group.",
    });
  }
  if (type === "event") return listEvents(db, viewerId, query, now, id);
  const isAll = type === "all";
  const pinnedId = isAll ? pinnedPostId : null;
  const index = isAll ? sql`posts_in_group` : sql`posts_in_group_by_type`;
  const older = sql`FROM posts INDEXED BY ${index} WHERE groupId = ${id} AND ${isAll ? sql`TRUE` : sql`type = ${type}`}
    AND id < ${cursor} AND id IS NOT ${pinnedId} ORDER BY id DESC`;
  const group = { slug: known.slug, name, isLed: isLeader(role) };
  const read = (posts: SqlId, size: number) =>
    readPostPage(
      db,
      selectPosts(
        sql`p.viewerId`,
        sql`AND ${isListed(sql`p.viewerId`)} ORDER BY p.id DESC LIMIT ${size + 1}`,
        {
          source: sql`(SELECT *, ${viewerId} AS viewerId ${posts})`,
          group: sql`${JSON.stringify(group)}`,
        },
      ),
      size,
    );
  const hasPinned = pinnedId !== null && cursor === firstCursor;
  const size = limit - Number(hasPinned && limit > 1);
  const [{ items, next }, pinned] = await Promise.all([
    read(sql`${older} LIMIT ${maxScannedPosts}`, size),
    hasPinned ? read(sql`FROM posts WHERE id = ${pinnedId}`, 1) : null,
  ]);
  return {
    items: [...(pinned?.items ?? []), ...items],
    next: next ?? (await getScanEnd(db, older, items.at(-1)?.id)),
  };
}

/**
 * What the viewer wrote in groups they left, newest first: their own words, without what others did with them. Only
 * `deletePost` finds these posts.
 */
export async function listLeftPosts(
  db: Db,
  viewerId: SqlId,
  { limit, cursor = firstCursor }: Pick<FeedQuery, "limit" | "cursor">,
): Promise<Page<Post>> {
  const clauses = sql`ORDER BY p.id DESC LIMIT ${limit + 1}`;
  const query = selectPosts(sql`p.userId`, clauses, {
    // The first of two columns with the same name counts.
    source: sql`(SELECT 0 AS likesCount, 0 AS likesAdjustment, 0 AS commentsCount, 0 AS prayedCount, 0 AS peopleCount,
          0 AS interestsCount, posts.*
        FROM posts INDEXED BY posts_in_groups_by_user
        WHERE userId = ${viewerId} AND groupId IS NOT NULL AND id < ${cursor}
          AND NOT EXISTS (SELECT 1 FROM group_members m WHERE m.groupId = posts.groupId AND m.userId = posts.userId))`,
    // They aren't, but the viewer's own.
    isPublic: true,
    group: selectGroup(sql`p.userId`),
  });
  return readPostPage(db, query, limit);
}
