import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { groupMembers, groups } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { notBlocked, visibleTo } from "~/features/audience/visibility.server";
import { groupNotFound, isKnown, mayPost } from "./group-access.server";
import { isLeader, type Group, type GroupSummary } from "./group";

interface SummaryRow extends Row<
  typeof groups,
  | "slug"
  | "name"
  | "kind"
  | "imageUrl"
  | "place"
  | "joinPolicy"
  | "membersCount"
  | "requestsCount"
  | "verifiedAt"
> {
  /** JSON */
  tags: string;
  role: Group["role"];
  requested: Bit;
}

interface GroupRow
  extends
    SummaryRow,
    Row<
      typeof groups,
      | "about"
      | "banner"
      | "whoPosts"
      | "forYouth"
      | "pinnedPostId"
      | "address"
      | "website"
      | "ownerlessSince"
      | "closedAt"
    >,
    Pick<Row<typeof groupMembers, "offeredRole">, "offeredRole"> {
  notifications: Group["notifications"];
  canPost: Bit;
  /** JSON */
  leaders: string;
  serviceTimes: string;
}

const maxLeaders = 20;

const summaryColumns = (viewerId: SqlId) =>
  sql`g.slug, g.name, g.kind, g.imageUrl, g.place, g.tags, g.joinPolicy, g.membersCount, g.requestsCount, g.verifiedAt, m.role,
      EXISTS (SELECT 1 FROM group_requests r WHERE r.groupId = g.id AND r.userId = ${viewerId} AND r.status = 'waiting')
        AS requested`;

const ownMember = (viewerId: SqlId) =>
  sql`group_members m ON m.groupId = g.id AND m.userId = ${viewerId}`;

function toSummary(row: SummaryRow): GroupSummary {
  const { slug, name, kind, imageUrl, place, joinPolicy, membersCount } = row;
  return {
    ...{ slug, name, kind, imageUrl, place, joinPolicy, membersCount },
    tags: JSON.parse(row.tags) as string[],
    isVerified: row.verifiedAt !== null,
    role: row.role,
    requested: row.requested === 1,
    requestsCount: isLeader(row.role) ? row.requestsCount : 0,
  };
}

/**
 * A group as the viewer sees it, who may be a visitor. Throws `not_found` for groups that they may not know of. A former
 * slug finds the group while it is reserved: pages then redirect to `slug`. Leaders whom the viewer blocked, or who
 * blocked them, are named only to other leaders. Cost: about eight rows, and one for each leader.
 */
export async function getGroup(
  db: Db,
  viewerId: SqlId,
  slug: string,
): Promise<Group> {
  const row = await db.first<GroupRow>(
    sql`SELECT ${summaryColumns(viewerId)}, g.about, g.banner, g.whoPosts, g.forYouth, g.address, g.website,
               g.serviceTimes, g.ownerlessSince, g.closedAt, m.notifications, m.offeredRole, ${mayPost()} AS canPost,
               (SELECT p.id FROM posts p WHERE p.id = g.pinnedPostId AND ${visibleTo(viewerId)}) AS pinnedPostId,
               (SELECT json_group_array(json_object('id', id, 'firstName', firstName, 'lastName', lastName,
                  'username', username, 'profileImageUrl', profileImageUrl))
                FROM (SELECT u.* FROM group_members l CROSS JOIN users u ON u.id = l.userId
                      WHERE l.groupId = g.id AND l.role IN ('owner', 'leader')
                        AND (m.role IN ('owner', 'leader') OR ${notBlocked(viewerId, sql`u.id`)})
                      ORDER BY l.role DESC, l.joinedAt, u.id LIMIT ${maxLeaders})) AS leaders
        FROM groups g LEFT JOIN ${ownMember(viewerId)}
        WHERE g.id = coalesce((SELECT id FROM groups WHERE slug = ${slug}),
                              (SELECT groupId FROM reserved_slugs WHERE slug = ${slug}))
          AND ${isKnown()}`,
  );
  if (!row) throw groupNotFound();
  const { about, banner, whoPosts, notifications, offeredRole, role } = row;
  const { address, website, pinnedPostId } = row;
  const forYouth = row.forYouth === 1;
  return {
    ...toSummary(row),
    ...{ about, banner, whoPosts, forYouth, notifications, offeredRole },
    canRead: role !== null || row.joinPolicy === "open",
    canPost: row.canPost === 1,
    seesMembers: forYouth ? isLeader(role) : role !== null,
    pinnedPostId,
    leaders: JSON.parse(row.leaders) as Group["leaders"],
    church:
      row.kind === "church"
        ? {
            address,
            website,
            serviceTimes: JSON.parse(row.serviceTimes) as NonNullable<
              Group["church"]
            >["serviceTimes"],
          }
        : null,
    isOwnerless: row.ownerlessSince !== null,
    closedAt:
      row.closedAt === null ? null : new Date(row.closedAt).toISOString(),
  };
}

/** `source` yields rows named `f` with a `groupId`. Groups that the viewer may not know of are left out. */
export async function listGroups(
  db: Db,
  viewerId: SqlId,
  source: Sql,
  rest: Sql,
): Promise<GroupSummary[]> {
  const rows = await db.all<SummaryRow>(
    sql`SELECT ${summaryColumns(viewerId)}
        FROM ${source} f CROSS JOIN groups g ON g.id = f.groupId LEFT JOIN ${ownMember(viewerId)}
        WHERE ${isKnown()} ${rest}`,
  );
  return rows.map(toSummary);
}

/** Up to 10,000 for the sitemap, newest first. */
export async function listPublicSlugs(db: Db): Promise<string[]> {
  const rows = await db.all<Row<typeof groups, "slug">>(
    sql`SELECT slug FROM groups WHERE joinPolicy <> 'hidden' AND closedAt IS NULL ORDER BY id DESC LIMIT 10000`,
  );
  return rows.map(({ slug }) => slug);
}

/** The viewer's groups and those that they asked to join, by name. Cost: three rows per group. */
export const listMyGroups = (db: Db, viewerId: SqlId) =>
  listGroups(
    db,
    viewerId,
    sql`(SELECT groupId FROM group_members WHERE userId = ${viewerId}
         UNION SELECT groupId FROM group_requests WHERE userId = ${viewerId} AND status = 'waiting')`,
    sql`ORDER BY g.name COLLATE NOCASE, g.id LIMIT 200`,
  );
