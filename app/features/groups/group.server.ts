import type { Db } from "~/db/db.server";
import { isoTime, jsonBoolean, sql, type Sql, type SqlId } from "~/db/sql";
import { notBlocked, visibleTo } from "~/features/audience/visibility.server";
import { nowMs } from "~/features/notify/notify.server";
import { groupNotFound, isKnown, mayPost } from "./group-access.server";
import type { Group, GroupSummary } from "./group";
import { nextRequestMs } from "./membership";

const isMember = sql`m.role IS NOT NULL`;
const leads = sql`m.role IN ('owner', 'leader')`;

const memberRow = (viewerId: SqlId) =>
  sql`group_members m ON m.groupId = g.id AND m.userId = ${viewerId}`;

/** A `GroupSummary`. D1 takes at most 32 arguments of a function. */
const summaryJson = (viewerId: SqlId) =>
  sql`json_object('slug', g.slug, 'name', g.name, 'kind', g.kind, 'imageUrl', g.imageUrl, 'place', g.place, 'tags', json(g.tags),
    'joinPolicy', g.joinPolicy, 'membersCount', g.membersCount, 'isVerified', ${jsonBoolean(sql`g.verifiedAt IS NOT NULL`)},
    'role', m.role, 'requestsCount', iif(${leads}, g.requestsCount, 0), 'requested', ${jsonBoolean(sql`EXISTS (SELECT 1 FROM group_requests r
      WHERE r.groupId = g.id AND r.userId = ${viewerId} AND r.status = 'waiting')`)}) AS summary`;

const maxLeaders = 20;

/** A block between the viewer and a leader hides that leader's name, except from other leaders. */
const leadersJson = (viewerId: SqlId) =>
  sql`(SELECT json_group_array(json_object('id', id, 'firstName', firstName, 'lastName', lastName, 'username', username,
      'profileImageUrl', profileImageUrl))
    FROM (SELECT u.* FROM group_members l CROSS JOIN users u ON u.id = l.userId
          WHERE l.groupId = g.id AND l.role IN ('owner', 'leader') AND (${leads} OR ${notBlocked(viewerId, sql`u.id`)})
          ORDER BY l.role DESC, l.joinedAt, u.id LIMIT ${maxLeaders}))`;

/**
 * A group as the viewer sees it, who may be a visitor. Throws `not_found` for groups that they may not know of. A former
 * slug finds the group while it is reserved: pages then redirect to `slug`. Cost: about eight rows, and one for each
 * leader.
 */
export async function getGroup(
  db: Db,
  viewerId: SqlId,
  slug: string,
  groupId: SqlId = sql`coalesce((SELECT id FROM groups WHERE slug = ${slug}),
    (SELECT groupId FROM reserved_slugs WHERE slug = ${slug}))`,
): Promise<Group> {
  const row = await db.first<{ summary: string; details: string }>(
    sql`SELECT ${summaryJson(viewerId)}, json_object('about', g.about, 'banner', g.banner, 'whoPosts', g.whoPosts,
          'forYouth', ${jsonBoolean(sql`g.forYouth`)}, 'canRead', ${jsonBoolean(sql`${isMember} OR g.joinPolicy = 'open'`)},
          'canPost', ${jsonBoolean(mayPost())}, 'seesMembers', ${jsonBoolean(sql`iif(g.forYouth, ${leads}, ${isMember})`)},
          'notifications', m.notifications, 'offeredRole', m.offeredRole, 'nextRequestAt', (SELECT ${isoTime(sql`(settledAt + ${nextRequestMs})`)}
            FROM group_requests WHERE groupId = g.id AND userId = ${viewerId} AND status = 'declined'
              AND settledAt > ${nowMs} - ${nextRequestMs} AND g.joinPolicy = 'approval'),
          'pinnedPostId', (SELECT p.id FROM posts p WHERE p.id = g.pinnedPostId AND ${visibleTo(viewerId)}),
          'leaders', json(${leadersJson(viewerId)}), 'church', json(iif(g.kind = 'church', json_object('address', g.address,
            'website', g.website, 'serviceTimes', json(g.serviceTimes)), NULL)),
          'isOwnerless', ${jsonBoolean(sql`g.ownerlessSince IS NOT NULL`)}, 'closedAt', ${isoTime(sql`g.closedAt`)}) AS details
        FROM groups g LEFT JOIN ${memberRow(viewerId)}
        WHERE g.id = ${groupId} AND ${isKnown()}`,
  );
  if (!row) throw groupNotFound();
  const details = JSON.parse(row.details) as Omit<Group, keyof GroupSummary>;
  return { ...toSummary(row), ...details };
}

const toSummary = (row: { summary: string }) =>
  JSON.parse(row.summary) as GroupSummary;

/** `source` yields rows named `f` with a `groupId`. Groups that the viewer may not know of are left out. */
export async function listGroups(
  db: Db,
  viewerId: SqlId,
  source: Sql,
  rest: Sql,
): Promise<GroupSummary[]> {
  const rows = await db.all<{ summary: string }>(
    sql`SELECT ${summaryJson(viewerId)} FROM ${source} f CROSS JOIN groups g ON g.id = f.groupId
        LEFT JOIN ${memberRow(viewerId)} WHERE ${isKnown()} ${rest}`,
  );
  return rows.map(toSummary);
}

/** Up to 10,000 for the sitemap, newest first. */
export async function listPublicSlugs(db: Db): Promise<string[]> {
  const rows = await db.all<{ slug: string }>(
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
