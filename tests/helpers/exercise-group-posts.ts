import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { listFeed } from "~/features/feed/feed.server";
import {
  listGroupPosts,
  listLeftPosts,
} from "~/features/feed/group-posts.server";
import {
  createGroupFile,
  loadPublicGroup,
} from "~/features/feed/public-group/public-group.server";
import { listPublicSlugs } from "~/features/groups/group.server";
import { getGroupSlug } from "~/features/link-preview/preview.server";
import { createPost } from "~/features/posts/create-post.server";
import { resolveGroup } from "~/features/posts/group-posting.server";
import type { PostStores } from "~/features/posts/post-stores.server";
import type { Env } from "~/platform/env.server";

/** Runs every statement about the posts of a group. */
export async function exerciseGroupPosts(
  { stores, now }: { stores: PostStores; now: number },
  viewerId: string,
): Promise<void> {
  const { db } = stores;
  const group = "with-posts";
  await db.batch([
    sql`INSERT INTO groups (id, slug, joinPolicy, createdAt) VALUES (${group}, ${group}, 'open', 1)`,
    sql`INSERT INTO group_members (groupId, userId, role, joinedAt) VALUES (${group}, ${viewerId}, 'owner', 1)`,
  ]);
  await resolveGroup(db, viewerId, group, {});
  const post = { type: "text", content: "Selah", group } as const;
  const { id } = await createPost(stores, viewerId, post, {
    now,
    idempotencyKey: null,
  });
  await db.batch([
    sql`UPDATE groups SET pinnedPostId = ${id} WHERE id = ${group}`,
  ]);
  for (const type of ["all", "text", "event"] as const)
    await listGroupPosts(db, viewerId, group, { type, limit: 20 }, now);
  for (const order of ["preferred", "following"] as const)
    await listFeed(db, viewerId, { type: "all", order, limit: 20 }, now);
  await exercisePublicGroup(db, { group, id, now });
  await db.batch([sql`DELETE FROM group_members WHERE groupId = ${group}`]);
  await listLeftPosts(db, viewerId, { limit: 20 });
}

async function exercisePublicGroup(
  db: Db,
  { group, id, now }: { group: string; id: string; now: number },
): Promise<void> {
  const site = { PRODUCT_NAME: "Product", SITE_URL: "https://site.example" };
  const app = { db, now, env: site as Env };
  await loadPublicGroup(app, group);
  await createGroupFile(app, group, true);
  await createGroupFile(app, group, false);
  await listPublicSlugs(db);
  await getGroupSlug(db, id);
}
