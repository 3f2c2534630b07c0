import { insertGroup } from "./groups";
import type { SignedIn } from "./seeds";

/** A church of `person`'s that `friend` belongs to, and a group that can be deleted. */
export async function createGroupFixture(person: SignedIn, friend: SignedIn) {
  const church = await insertGroup({
    kind: "church",
    members: { [person.id]: "owner", [friend.id]: "member" },
  });
  const doomed = await insertGroup({ members: { [person.id]: "owner" } });
  return { slug: church.slug, doomedSlug: doomed.slug };
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
  ["DELETE", "/api/groups/{doomedSlug}"],
];
