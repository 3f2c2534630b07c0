import { sql } from "~/db/sql";
import type { GroupRole } from "~/features/groups/group";
import {
  enqueueGroupNews,
  sendGroupNews,
} from "~/features/groups/group-news.server";
import {
  notifyGroupAccepted,
  notifyGroupRequest,
  notifyOwnerless,
  notifyRoleOffer,
} from "~/features/notify/group-notifications.server";
import { insertGroup, insertGroupPost } from "./groups";
import type { SignedIn } from "./seeds";
import { sqlBatch } from "./site";
import { siteDb } from "./site-db";

/** A group for approval, and how notifications show it. */
async function newGroup(members: Record<string, GroupRole>) {
  const { id, slug } = await insertGroup({ members });
  return { id, group: { slug, name: "House group", isHidden: false } };
}

/** See notification-causes.ts. */
export const groupNotificationCauses = {
  group_post: async (me: SignedIn, other: SignedIn) => {
    const { id, group } = await newGroup({
      [me.id]: "member",
      [other.id]: "owner",
    });
    const postId = await insertGroupPost(id, other.id);
    await sqlBatch(enqueueGroupNews(postId, 1));
    await sendGroupNews(siteDb, Date.now());
    return { postId, group, detail: { postType: "text", isPrivate: true } };
  },
  group_request: async (me: SignedIn, other: SignedIn) => {
    const { id, group } = await newGroup({ [me.id]: "owner" });
    await sqlBatch([
      sql`INSERT INTO group_requests (groupId, userId, status, createdAt) VALUES (${id}, ${other.id}, 'waiting', 1)`,
      notifyGroupRequest(id, other.id, Date.now()),
    ]);
    return { group, detail: {} };
  },
  group_accepted: async (me: SignedIn, other: SignedIn) => {
    const { id, group } = await newGroup({
      [me.id]: "member",
      [other.id]: "owner",
    });
    await sqlBatch([notifyGroupAccepted(id, me.id, other.id, Date.now())]);
    return { group, detail: {} };
  },
  group_role: async (me: SignedIn, other: SignedIn) => {
    const { id, group } = await newGroup({
      [me.id]: "member",
      [other.id]: "owner",
    });
    await sqlBatch([
      sql`UPDATE group_members SET offeredRole = 'leader' WHERE groupId = ${id} AND userId = ${me.id}`,
      notifyRoleOffer(id, me.id, other.id, Date.now()),
    ]);
    return { group, detail: { role: "leader" } };
  },
  group_ownerless: async (me: SignedIn, other: SignedIn) => {
    const { id, group } = await newGroup({
      [me.id]: "leader",
      [other.id]: "owner",
    });
    await sqlBatch([
      sql`DELETE FROM group_members WHERE groupId = ${id} AND userId = ${other.id}`,
      notifyOwnerless(id, Date.now()),
    ]);
    return { group, detail: {}, hasNoActors: true as const };
  },
};
