import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import {
  createInvite,
  deleteExpiredInvites,
  listInvites,
  revokeInvite,
} from "~/features/groups/invite.server";
import { getInvitation, join } from "~/features/groups/join.server";
import { removeFromGroup } from "~/features/reports/removal.server";
import type { AppContext } from "~/platform/context.server";
import { urls } from "~/shared/urls";

/** Runs every statement about invitations, and those by which leaders remove what others wrote. */
export async function exerciseGroupInvites(
  { db, now }: { db: Db; now: number },
  { anna, ben }: { anna: string; ben: string },
): Promise<void> {
  const slug = "inviting";
  const IMAGES = { list: () => Promise.resolve({ objects: [] }) };
  const env = { SITE_URL: "https://site.example", rateLimits: "off", IMAGES };
  const request = new Request(env.SITE_URL);
  const waitUntil = () => undefined;
  const app = { db, now, env, cache: null, request, waitUntil };
  const context = app as unknown as AppContext;
  await db.batch([
    sql`INSERT INTO groups (id, slug, createdAt) VALUES (${slug}, ${slug}, 1)`,
    sql`INSERT INTO group_members (groupId, userId, role, joinedAt) VALUES (${slug}, ${anna}, 'owner', 1)`,
    sql`INSERT INTO posts (id, userId, type, content, audience, groupId, createdAt)
        VALUES ('invited', ${ben}, 'text', 'Selah', 'group', ${slug}, 1)`,
    sql`INSERT INTO comments (id, postId, userId, content, createdAt) VALUES ('invited', 'invited', ${ben}, 'Amen', 1)`,
  ]);
  const options = { days: 1, uses: 2, namesInviter: true };
  for (const skipsApproval of [false, true]) {
    const invite = { ...options, skipsApproval };
    const { id, url } = await createInvite(context, anna, slug, invite);
    const token = new URL(url).pathname.slice(urls.join("").length);
    await getInvitation(context, ben, token);
    await join(context, ben, token);
    await revokeInvite(db, anna, { slug, inviteId: id }, now);
  }
  await listInvites(db, anna, slug, now);
  await deleteExpiredInvites(db, now);
  for (const kind of ["comment", "post"] as const) {
    const removal = { slug, kind, targetId: "invited", reason: "Unkind" };
    await removeFromGroup(context, anna, removal);
  }
}
