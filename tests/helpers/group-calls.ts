import { createHash } from "node:crypto";
import { sql } from "../../app/db/sql";
import { newId } from "../../app/shared/id";
import { insertGroup } from "./groups";
import { newComments, type SignedIn } from "./seeds";
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

/** A church of `person`'s that `friend` belongs to, and a group that can be deleted. */
export async function createGroupFixture(person: SignedIn, friend: SignedIn) {
  const church = await insertGroup({
    kind: "church",
    members: { [person.id]: "owner", [friend.id]: "member" },
  });
  const doomed = await insertGroup({ members: { [person.id]: "owner" } });
  const items = await insertGroupItems(church.id, person.id, friend.id);
  const targetId = items.groupPostId;
  return { slug: church.slug, doomedSlug: doomed.slug, ...items, targetId };
}

/** Successful calls of all endpoints of groups, in an order in which all of them succeed. */
export const validGroupCalls: [string, string, unknown?][] = [
  [
    "POST",
    "/api/groups",
    { name: "St Anna", kind: "group", joinPolicy: "hidden" },
  ],
  ["GET", "/api/groups"],
  ["GET", "/api/groups?q=house"],
  ["GET", "/api/groups/{slug}"],
  ["PATCH", "/api/groups/{slug}", { about: "Come and see." }],
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
