import { sql } from "../../app/db/sql";
import { insertGroup } from "./groups";
import { newPerson, type SignedIn } from "./seeds";
import { sqlBatch } from "./site";

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
  return { slug: church.slug, doomedSlug: doomed.slug, askerId };
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
  ["POST", "/api/groups/{slug}/membership", { desired: true }],
  ["GET", "/api/groups/{slug}/members"],
  ["PATCH", "/api/groups/{slug}/members/{userId}", { role: "leader" }],
  ["DELETE", "/api/groups/{slug}/members/{userId}"],
  ["POST", "/api/groups/{slug}/role", { accept: false }],
  ["GET", "/api/groups/{slug}/requests"],
  ["POST", "/api/groups/{slug}/requests/{askerId}", { accept: true }],
  ["DELETE", "/api/groups/{doomedSlug}"],
];
