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
  await sqlBatch([
    sql`INSERT INTO group_requests (groupId, userId, status, createdAt) VALUES (${church.id}, ${askerId}, 'waiting', 1)`,
  ]);
  const items = await insertGroupItems(church.id, person.id, friend.id);
  return {
    ...{ slug: church.slug, doomedSlug: doomed.slug, askerId },
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
