import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { groupMembers, groups } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";

/** A group that the viewer knows of, with the viewer's role. */
export interface KnownGroup
  extends
    Row<
      typeof groups,
      | "id"
      | "slug"
      | "name"
      | "kind"
      | "joinPolicy"
      | "whoPosts"
      | "forYouth"
      | "ownerlessSince"
      | "closedAt"
      | "pinnedPostId"
    >,
    Pick<Row<typeof groupMembers, "offeredRole">, "offeredRole"> {
  role: Row<typeof groupMembers, "role">["role"] | null;
}

/** A group that one may not know of answers like one that never existed. */
export const groupNotFound = () =>
  new AppError("not_found", { detail: "This group isn't available." });

/** The viewer may know that group `g` exists. Members `m` may be left-joined as NULL. */
export const isKnown = (g: Sql = sql`g`, m: Sql = sql`m`): Sql =>
  sql`(${m}.userId IS NOT NULL OR (${g}.joinPolicy <> 'hidden' AND ${g}.closedAt IS NULL))`;

/** Members of group `g` may write: it isn't closed, and a group for young people has two leaders. */
export const isWritable = (g: Sql = sql`g`): Sql =>
  sql`(${g}.closedAt IS NULL AND (${g}.forYouth = 0 OR (SELECT count(*) FROM (SELECT 1 FROM group_members
    WHERE groupId = ${g}.id AND role IN ('owner', 'leader') LIMIT 2)) = 2))`;

/** Post `p` takes comments: not in a group that is read-only, nor from someone who is banned from it. */
export const takesComments = (userId: SqlId, p: Sql): Sql =>
  sql`(${p}.groupId IS NULL OR EXISTS (SELECT 1 FROM groups g WHERE g.id = ${p}.groupId AND ${isWritable()}
    AND NOT EXISTS (SELECT 1 FROM group_requests WHERE groupId = g.id AND userId = ${userId} AND status = 'banned')))`;

/** The author may change what they wrote in post `p`: in a group only while they belong to it and it isn't read-only. */
export const takesEdits = (userId: SqlId, p: Sql = sql`p`): Sql =>
  sql`(${p}.groupId IS NULL OR EXISTS (SELECT 1 FROM groups g CROSS JOIN group_members m ON m.groupId = g.id
    AND m.userId = ${userId} WHERE g.id = ${p}.groupId AND ${isWritable()}))`;

/** First in a batch: a foreign key refuses all of it with `conflict` unless post `p` meets the condition. */
export const refuseUnless = (postId: string, condition: Sql): Sql =>
  sql`INSERT INTO group_news (postId, dueAt) SELECT '', 0 FROM posts p WHERE p.id = ${postId} AND NOT ${condition}`;

/** The viewer can't change what they wrote in a group. */
export const editRefused = () =>
  new AppError("conflict", {
    detail: "You can't change this in the group any more. You can delete it.",
  });

/** Member `m` may post in group `g`: 0 or 1, never NULL. */
export const mayPost = (g: Sql = sql`g`, m: Sql = sql`m`): Sql =>
  sql`(${m}.userId IS NOT NULL AND ${isWritable(g)} AND (${g}.whoPosts = 'members' OR ${m}.role <> 'member'))`;

/** Throws `not_found` for groups that the viewer may not know of. Cost: two rows. */
export async function requireGroup(
  db: Db,
  viewerId: SqlId,
  slug: string,
): Promise<KnownGroup> {
  const group = await db.first<KnownGroup>(
    sql`SELECT g.id, g.slug, g.name, g.kind, g.joinPolicy, g.whoPosts, g.forYouth, g.ownerlessSince, g.closedAt, g.pinnedPostId,
               m.role, m.offeredRole
        FROM groups g LEFT JOIN group_members m ON m.groupId = g.id AND m.userId = ${viewerId}
        WHERE g.slug = ${slug} AND ${isKnown()}`,
  );
  if (!group) throw groupNotFound();
  return group;
}

const requireRole =
  (roles: KnownGroup["role"][], detail: string) =>
  async (db: Db, viewerId: SqlId, slug: string): Promise<KnownGroup> => {
    const group = await requireGroup(db, viewerId, slug);
    if (roles.includes(group.role)) return group;
    throw new AppError("forbidden", { detail });
  };

export const requireMember = requireRole(
  ["owner", "leader", "member"],
  "Only members of the group can do this.",
);

export const requireLeader = requireRole(
  ["owner", "leader"],
  "Only leaders of the group can do this.",
);

export const requireOwner = requireRole(
  ["owner"],
  "Only the owner of the group can do this.",
);

/** Throws `conflict` while the group is closed, or has no owner: then nobody joins, is invited or removed. */
export function requireActive({ ownerlessSince, closedAt }: KnownGroup): void {
  if (closedAt !== null) {
    throw new AppError("conflict", { detail: "This group is closed." });
  }
  if (ownerlessSince !== null) {
    throw new AppError("conflict", {
      detail: "This group has no owner at the moment. Please try again later.",
    });
  }
}
