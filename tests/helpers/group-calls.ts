import { createHash } from "node:crypto";
import { sql } from "../../app/db/sql";
import { newId } from "../../app/shared/id";
import { insertGroup } from "./groups";
import { newComments, newPerson, type SignedIn } from "./seeds";
import { sqlBatch } from "./site";

/** An invitation to the group, and a post and a comment in it by an author who doesn't lead it. */
export async function insertGroupItems(
  groupId: string,
  leaderId: string,
  authorId: string,
) {
  const [inviteId, token, groupPostId] = [newId(), newId(), newId()];
  const hash = createHash("sha256").update(token).digest("base64url");
  const now = Date.now();
  await sqlBatch([
    sql`INSERT INTO group_invites (id, groupId, inviterId, tokenHash, usesLeft, expiresAt, skipsApproval, namesInviter, createdAt)
        VALUES (${inviteId}, ${groupId}, ${leaderId}, ${hash}, 9, ${now + 1e8}, 0, 0, ${now})`,
    sql`INSERT INTO posts (id, userId, type, content, audience, groupId, createdAt)
        VALUES (${groupPostId}, ${authorId}, 'text', 'Selah', 'group', ${groupId}, ${now})`,
  ]);
  const [groupCommentId = ""] = await newComments(groupPostId, authorId, 1);
  return { inviteId, token, groupPostId, groupCommentId };
}

/** A church of `person`'s that `friend` belongs to and another person asks to join, and a group that can be deleted. */
export async function createGroupFixture(person: SignedIn, friend: SignedIn) {
  const church = await insertGroup({
    kind: "church",
    members: { [person.id]: "owner", [friend.id]: "member" },
  });
  const doomed = await insertGroup({ members: { [person.id]: "owner" } });
  const { id: askerId } = await newPerson();
  const { id: bannedId } = await newPerson();
  await sqlBatch([
    sql`INSERT INTO group_requests (groupId, userId, status, createdAt) VALUES
        (${church.id}, ${askerId}, 'waiting', 1), (${church.id}, ${bannedId}, 'banned', 1)`,
  ]);
  const items = await insertGroupItems(church.id, person.id, friend.id);
  return {
    ...{ slug: church.slug, doomedSlug: doomed.slug, askerId, bannedId },
    ...items,
    targetId: items.groupPostId,
  };
}

/** Successful calls of all endpoints of groups, in an order in which all of them succeed. */
export const validGroupCalls: [string, string, unknown?][] = [
  [
    "POST",
    "/api/groups",
    { name: "St Anna", kind: "group", joinPolicy: "hidden" },
  ],
  ["GET", "/api/groups?q=house"],
  ["PUT", "/api/groups/{slug}/notifications", { level: "none" }],
  ["GET", "/api/groups/{slug}"],
  ["PATCH", "/api/groups/{slug}", { about: "Come and see." }],
  ["POST", "/api/groups/{slug}/membership", { desired: true }],
  ["GET", "/api/groups/{slug}/members"],
  ["PATCH", "/api/groups/{slug}/members/{userId}", { role: "leader" }],
  ["DELETE", "/api/groups/{slug}/members/{userId}"],
  ["POST", "/api/groups/{slug}/role", { accept: false }],
  ["GET", "/api/groups/{slug}/requests"],
  ["POST", "/api/groups/{slug}/requests/{askerId}", { accept: true }],
  ["DELETE", "/api/groups/{slug}/requests/{bannedId}"],
  ["POST", "/api/groups/{slug}/invites", { days: 1, uses: 1 }],
  ["GET", "/api/groups/{slug}/invites"],
  ["DELETE", "/api/groups/{slug}/invites/{inviteId}"],
  ["POST", "/api/join/{token}"],
  [
    "DELETE",
    "/api/groups/{slug}/comments/{groupCommentId}",
    { reason: "Unkind" },
  ],
  ["DELETE", "/api/groups/{slug}/posts/{groupPostId}", { reason: "Unkind" }],
  ["DELETE", "/api/groups/{doomedSlug}"],
];

/** Calls that only the owner, a leader or a member of the group may make. */
export const leaderCalls = [
  "PUT /api/groups/{slug}/notifications",
  "PATCH /api/groups/{slug}",
  "GET /api/groups/{slug}/members",
  "PATCH /api/groups/{slug}/members/{userId}",
  "DELETE /api/groups/{slug}/members/{userId}",
  "GET /api/groups/{slug}/requests",
  "POST /api/groups/{slug}/requests/{userId}",
  "DELETE /api/groups/{slug}/requests/{userId}",
  "DELETE /api/groups/{slug}",
  "GET /api/groups/{slug}/invites",
  "POST /api/groups/{slug}/invites",
  "DELETE /api/groups/{slug}/invites/{inviteId}",
  "DELETE /api/groups/{slug}/posts/{targetId}",
  "DELETE /api/groups/{slug}/comments/{targetId}",
];

/** Bodies that make calls of groups valid. */
export const validGroupInput = {
  "POST /api/groups": {
    body: { name: "St Anna", kind: "group", joinPolicy: "hidden" },
  },
  "POST /api/groups/{slug}/invites": { body: { days: 1, uses: 1 } },
  "DELETE /api/groups/{slug}/posts/{targetId}": { body: { reason: "So" } },
  "DELETE /api/groups/{slug}/comments/{targetId}": { body: { reason: "So" } },
  "PATCH /api/groups/{slug}": { body: { about: "Come and see." } },
  "POST /api/groups/{slug}/membership": { body: { desired: true } },
  "PATCH /api/groups/{slug}/members/{userId}": { body: { role: "leader" } },
  "POST /api/groups/{slug}/role": { body: { accept: false } },
  "POST /api/groups/{slug}/requests/{userId}": { body: { accept: true } },
  "PUT /api/groups/{slug}/notifications": { body: { level: "none" } },
};

/** A group with what the call needs, and the values of its placeholders. */
export async function createGroupFor(
  { path, method }: Record<"path" | "method", string>,
  ownerId: string,
  authorId: string,
) {
  const { id, slug } = await insertGroup({ members: { [ownerId]: "owner" } });
  const items = await insertGroupItems(id, ownerId, authorId);
  const isComment = path.includes("/comments/");
  const targetId = isComment ? items.groupCommentId : items.groupPostId;
  const { id: userId } = await newPerson();
  await sqlBatch([
    path.includes("/requests")
      ? sql`INSERT INTO group_requests (groupId, userId, status, createdAt) VALUES (${id}, ${userId}, ${method === "DELETE" ? "banned" : "waiting"}, 1)`
      : sql`INSERT INTO group_members (groupId, userId, joinedAt) VALUES (${id}, ${userId}, 1)`,
  ]);
  return { slug, userId, targetId, ...items };
}
