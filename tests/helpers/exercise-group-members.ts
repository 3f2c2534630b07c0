import { deleteClosedGroups } from "~/features/posts/closed-groups.server";
import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { deleteInGroup } from "~/features/comments/delete-in-group.server";
import {
  answerRoleOffer,
  changeRole,
  listMembers,
  removeMember,
} from "~/features/groups/members.server";
import { sendGroupNews } from "~/features/groups/group-news.server";
import {
  join,
  leave,
  setGroupNotifications,
} from "~/features/groups/membership.server";
import {
  closeOwnerlessGroups,
  selectUnclaimed,
  sendRequestReminders,
} from "~/features/groups/ownerless.server";
import { withdrawGroups } from "~/features/link-preview/withdraw-groups.server";
import type { AppContext } from "~/platform/context.server";
import {
  liftBan,
  listGroupRequests,
  settleRequest,
} from "~/features/groups/requests.server";

/** Runs every statement about who is in a group. */
export async function exerciseGroupMembers(
  app: { db: Db; now: number },
  { anna, ben }: { anna: string; ben: string },
): Promise<void> {
  const { db, now } = app;
  const slug = "exercised";
  const path = { slug, userId: ben };
  const page = { limit: 20 };
  await db.batch([
    sql`INSERT INTO groups (id, slug, createdAt) VALUES (${slug}, ${slug}, 1)`,
    sql`INSERT INTO group_members (groupId, userId, role, joinedAt) VALUES (${slug}, ${anna}, 'owner', 1)`,
  ]);
  await join(app, ben, slug);
  await listGroupRequests(app, anna, slug, { ...page, status: "waiting" });
  await listGroupRequests(app, anna, slug, { ...page, status: "banned" });
  await sendRequestReminders(db, now);
  await settleRequest(app, anna, path, true);
  await listMembers(app, ben, slug, page);
  await setGroupNotifications(db, ben, slug, "all");
  await db.batch([
    sql`INSERT INTO posts (id, userId, type, content, audience, groupId, createdAt)
        VALUES ('news', ${anna}, 'text', 'Selah', 'group', ${slug}, 1)`,
    sql`INSERT INTO group_news (postId, dueAt) VALUES ('news', 1)`,
  ]);
  await sendGroupNews(db, now);
  const request = new Request("https://site.example");
  const env = {} as AppContext["env"];
  const uncached = { ...app, env, cache: null, request };
  await changeRole(uncached, anna, path, "leader");
  await answerRoleOffer(uncached, ben, slug, true);
  await removeMember(uncached, anna, path, true);
  await liftBan(app, anna, path);
  await leave(uncached, ben, slug, deleteInGroup(ben, slug));
  await settleRequest(app, anna, path, false).catch(() => undefined);
  await db.batch([sql`UPDATE groups SET closedAt = 1 WHERE id = ${slug}`]);
  await withdrawGroups(uncached, selectUnclaimed(now), () =>
    closeOwnerlessGroups(db, now),
  );
  await deleteClosedGroups(db, now);
}
