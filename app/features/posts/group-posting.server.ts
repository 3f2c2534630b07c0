import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { groups } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import type { PostAudience } from "~/features/audience/audience";
import { isWritable, mayPost } from "~/features/groups/group-access.server";
import { AppError, fieldError } from "~/shared/errors";
import type { NewPost } from "./new-post";

/** Everything in an open group, and what a church's leaders mark as public. Hidden groups have no posts for everyone. */
const mayBePublic = sql`(g.joinPolicy = 'open'
  OR g.joinPolicy = 'approval' AND g.kind = 'church' AND m.role <> 'member')`;

const asMember = (viewerId: string) =>
  sql`groups g CROSS JOIN group_members m ON m.groupId = g.id AND m.userId = ${viewerId}`;

type PostingGroup = Row<
  typeof groups,
  "id" | "joinPolicy" | "whoPosts" | "forYouth"
> &
  Record<"isWritable" | "mayPost" | "mayBePublic", Bit>;

/**
 * Where a new post of a group goes. Throws if the viewer can't post it there: nothing is posted to a wider audience
 * instead. Someone who left only learns that the group isn't available.
 */
export async function resolveGroup(
  db: Db,
  viewerId: string,
  slug: string,
  { audience: requested, anonymous }: Pick<NewPost, "audience" | "anonymous">,
): Promise<{ groupId: string; audience: PostAudience }> {
  const group = await db.first<PostingGroup>(
    sql`SELECT g.id, g.joinPolicy, g.whoPosts, g.forYouth, ${isWritable()} AS isWritable, ${mayPost()} AS mayPost, ${mayBePublic} AS mayBePublic
        FROM ${asMember(viewerId)} WHERE g.slug = ${slug}`,
  );
  if (!group)
    throw new AppError("not_found", {
      detail: "This group isn't available any more.",
    });
  if (!group.isWritable)
    throw new AppError("conflict", {
      detail: "This group is read-only at the moment.",
    });
  if (!group.mayPost)
    throw new AppError("forbidden", {
      detail: "Only leaders post in this group.",
    });
  const audience =
    requested ?? (group.joinPolicy === "open" ? "everyone" : "group");
  if (audience !== "group" && (audience !== "everyone" || !group.mayBePublic))
    throw fieldError("audience", "Posts of this group are for its members.");
  if (anonymous && group.forYouth)
    throw fieldError("anonymous", "Young people don't ask without their name.");
  if (anonymous && group.whoPosts === "leaders")
    throw fieldError(
      "anonymous",
      "Only leaders post in this group: too few to ask without a name.",
    );
  return { groupId: group.id, audience };
}

/** SQL, TRUE while `resolveGroup` allows it. */
export const mayPostInGroup = (
  viewerId: string,
  groupId: string,
  audience: PostAudience,
  anonymous: boolean,
): Sql =>
  sql`EXISTS (SELECT 1 FROM ${asMember(viewerId)} WHERE g.id = ${groupId} AND ${mayPost()}
    AND (${audience} = 'group' OR ${mayBePublic}) AND NOT (${anonymous} AND (g.forYouth OR g.whoPosts = 'leaders')))`;

/** A hidden group has no post for everyone, not even one that moderators hid and may show again. */
export const narrowPosts = (groupId: string): Sql =>
  sql`UPDATE posts SET audience = 'group' WHERE groupId = ${groupId} AND audience = 'everyone'
      AND EXISTS (SELECT 1 FROM groups WHERE id = ${groupId} AND joinPolicy = 'hidden')`;
