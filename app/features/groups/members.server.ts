import type { Row } from "~/db/row";
import type { groupMembers } from "~/db/schema";
import { sql, type SqlId } from "~/db/sql";
import { notBlocked } from "~/features/audience/visibility.server";
import {
  notifyRoleOffer,
  withdrawRoleOffer,
} from "~/features/notify/group-notifications.server";
import { parseTimeCursor } from "~/features/users/time-cursor";
import type { UserSummary } from "~/features/users/user";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { toPage, type Page, type PageQuery } from "~/shared/page";
import type { GroupRole } from "./group";
import { isLeader } from "./group-rules";
import { purgeGroup } from "./group-cache.server";
import * as access from "./group-access.server";
import type { GroupMember } from "./membership";

type App = Pick<AppContext, "cache" | "db" | "now" | "request">;
type MemberPath = Record<"slug" | "userId", string>;

const roles: GroupRole[] = ["owner", "leader", "member"];

type MemberRow = UserSummary &
  Row<typeof groupMembers, "role" | "offeredRole" | "joinedAt">;

/**
 * The owner and the leaders first. Leaders also see people who blocked them. Throws `forbidden` for
 * non-members, and in groups for young people for non-leaders. Cost: two rows per member of the page, and at
 * most a page of each role.
 */
export async function listMembers(
  { db }: Pick<App, "db">,
  viewerId: SqlId,
  slug: string,
  { cursor, limit }: PageQuery,
): Promise<Page<GroupMember>> {
  const group = await access.requireGroup(db, viewerId, slug);
  const leads = isLeader(group.role);
  if (!leads && (group.role === null || group.forYouth === 1)) {
    throw new AppError("forbidden", { detail: "You can't see the members." });
  }
  const [first, after] = parseTimeCursor(cursor ?? "0.-");
  // One round trip. Each role is a range of group_members_by_role.
  const pages = await Promise.all(
    roles.slice(first).map((role, i) =>
      db.all<MemberRow>(
        sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl, m.role, m.joinedAt,
                   iif(${leads}, m.offeredRole, NULL) AS offeredRole
            FROM group_members m CROSS JOIN users u ON u.id = m.userId
            WHERE m.groupId = ${group.id} AND m.role = ${role} AND m.userId > ${i === 0 ? after : ""}
              AND (${leads} OR ${notBlocked(viewerId, sql`m.userId`)}) ORDER BY m.userId LIMIT ${limit + 1}`,
      ),
    ),
  );
  return toPage(
    pages.flat(),
    limit,
    ({ joinedAt: time, ...member }) => {
      const joinedAt = new Date(time).toISOString();
      return { ...member, joinedAt };
    },
    ({ role, id }) => `${roles.indexOf(role)}.${id}`,
  );
}

const memberNotFound = () =>
  new AppError("not_found", { detail: "This person isn't in the group." });

/** Offers a member the role of leader or owner, or takes a role or an offer back. */
export async function changeRole(
  app: App,
  viewerId: string,
  { slug, userId }: MemberPath,
  role: GroupRole,
): Promise<void> {
  const { db, now } = app;
  const group = await access.requireOwner(db, viewerId, slug);
  access.requireActive(group);
  const target = sql`groupId = ${group.id} AND userId = ${userId} AND role <> 'owner'
    AND EXISTS (SELECT 1 FROM group_members WHERE groupId = ${group.id} AND userId = ${viewerId} AND role = 'owner')`;
  const [, changed] = await db.batch([
    withdrawRoleOffer(
      group.id,
      sql`(SELECT userId FROM group_members WHERE ${target} AND offeredRole IS NOT ${role})`,
    ),
    sql`UPDATE group_members SET role = iif(${role} = 'member', 'member', role),
          offeredRole = iif(${role} IN ('member', role), NULL, ${role}) WHERE ${target} RETURNING 1`,
    notifyRoleOffer(group.id, userId, viewerId, now),
  ]);
  await purgeGroup(app, slug);
  if (!changed?.length) throw memberNotFound();
}

/**
 * Accepts or declines an offered role. Any leader may accept to own a group without an owner. The former owner becomes a
 * leader. Throws `conflict` if there is nothing to accept, such as if another leader was faster.
 */
export async function answerRoleOffer(
  app: App,
  viewerId: string,
  slug: string,
  accept: boolean,
): Promise<void> {
  const { db, now } = app;
  const group = await access.requireGroup(db, viewerId, slug);
  if (accept) access.requireActive({ ...group, ownerlessSince: null });
  const { id } = group;
  const own = sql`groupId = ${id} AND userId = ${viewerId}`;
  const settled = sql`groupId = ${id} AND (userId = ${viewerId}
    OR offeredRole = 'owner' AND EXISTS (SELECT 1 FROM group_members WHERE ${own} AND role = 'owner'))`;
  const isAccepted = sql`${accept} AND EXISTS (SELECT 1 FROM groups WHERE id = ${id} AND closedAt IS NULL)`;
  const [, , accepted] = await db.batch([
    notifyRoleOffer(id, viewerId, viewerId, now, accept),
    sql`UPDATE group_members SET role = 'leader' WHERE groupId = ${id} AND role = 'owner' AND ${isAccepted}
          AND EXISTS (SELECT 1 FROM group_members WHERE ${own} AND offeredRole = 'owner')`,
    // A leader without an offer takes over a group that has no owner.
    sql`UPDATE group_members SET role = iif(role = 'leader', 'owner', offeredRole)
        WHERE ${own} AND ${isAccepted} AND (offeredRole IS NOT NULL OR role = 'leader'
          AND NOT EXISTS (SELECT 1 FROM group_members WHERE groupId = ${id} AND role = 'owner')) RETURNING role`,
    withdrawRoleOffer(
      id,
      sql`SELECT userId FROM group_members WHERE ${settled}`,
    ),
    sql`UPDATE group_members SET offeredRole = NULL WHERE ${settled}`,
  ]);
  await purgeGroup(app, slug);
  if (!accept || accepted?.length) return;
  throw new AppError("conflict", { detail: "This offer was taken back." });
}

/** Removes a member, but none of their posts. Only the owner removes leaders. */
export async function removeMember(
  app: App,
  viewerId: string,
  { slug, userId }: MemberPath,
  ban = false,
): Promise<void> {
  const { db, now } = app;
  const group = await access.requireLeader(db, viewerId, slug);
  access.requireActive(group);
  const target = sql`m.groupId = ${group.id} AND m.userId = ${userId}`;
  const isRemovable = sql`${target} AND EXISTS (SELECT 1 FROM group_members v
    WHERE v.groupId = m.groupId AND v.userId = ${viewerId}
      AND (v.role = 'owner' AND m.role <> 'owner' OR v.role = 'leader' AND m.role = 'member'))`;
  const [, removed, rest] = await db.batch([
    sql`INSERT INTO group_requests (groupId, userId, status, createdAt, settledAt)
        SELECT groupId, userId, 'banned', ${now}, ${now} FROM group_members m WHERE ${isRemovable} AND ${ban}
        ON CONFLICT DO UPDATE SET status = 'banned', message = NULL, settledAt = excluded.settledAt`,
    sql`DELETE FROM group_members AS m WHERE ${isRemovable} RETURNING 1`,
    sql`SELECT 1 FROM group_members m WHERE ${target}`,
  ]);
  await purgeGroup(app, slug);
  if (removed?.length) return;
  if (!rest?.length) throw memberNotFound();
  throw new AppError("forbidden", {
    detail: "Only the owner can remove them.",
  });
}
