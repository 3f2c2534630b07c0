import { getTableColumns } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "~/db/schema";
import { sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectNoWrites } from "../helpers/no-writes";
import {
  newComments,
  newPeople,
  newPost,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

const roles = [
  "visitor",
  "stranger",
  "follower",
  "self",
  "read admin",
] as const;
type Role = (typeof roles)[number];

const allRoles: readonly Role[] = roles;
const signedInRoles = allRoles.filter((role) => role !== "visitor");
const noRoles: readonly Role[] = [];

/** Every field of a user by its API name, with the roles that may see it. */
const visibleTo: Record<string, readonly Role[]> = {
  id: allRoles,
  username: allRoles,
  firstName: allRoles,
  lastName: allRoles,
  profileImageUrl: allRoles,
  bio: signedInRoles,
  banner: signedInRoles,
  createdAt: signedInRoles,
  isDemo: signedInRoles,
  isMuted: signedInRoles,
  isBlocked: signedInRoles,
  totalPosts: signedInRoles,
  totalFollowers: signedInRoles,
  totalFollowing: signedInRoles,
  totalRequests: signedInRoles,
  isFollowing: signedInRoles,
  isRequested: signedInRoles,
  approvesFollowers: signedInRoles,
  showsScores: noRoles,
  showsPrayed: noRoles,
  hidesAnonymous: noRoles,
  allowsAnalytics: noRoles,
  suspendedUntil: noRoles,
  email: ["self", "read admin"],
  preferencesSetAt: ["self"],
  adminAccess: ["self"],
  isPowerAdmin: ["self"],
  isAdmin: ["self"],
  unreadNotifications: ["self"],
  followingCount: ["self"],
  groupsCount: ["self"],
  defaultAudience: ["self"],
  newestPostId: noRoles,
  homeSeenAt: noRoles,
  openReports: ["self"],
  emailVerified: noRoles,
  preferenceBits: noRoles,
  nameParts: noRoles,
};

const wireNames: Record<string, string> = {
  postsCount: "totalPosts",
  followersCount: "totalFollowers",
  followingCount: "totalFollowing",
};

/** Values that appear nowhere else, so that any leak is found. */
const marker = `mark${Date.now()}`;
const preferencesSetAt = Date.parse("2019-04-21T05:06:07.089Z");
const secrets: Record<string, [text: string | RegExp, field: string]> = {
  "the e-mail address": [`${marker}@secret.example`, "email"],
  "the bio": [`Bio ${marker}`, "bio"],
  "the date of the preferences": [
    new RegExp(`2019-04-21T05:06|${preferencesSetAt}`),
    "preferencesSetAt",
  ],
};

let person: SignedIn;
let clients: Record<Role, ApiClient>;
let calls: string[];
let pages: string[];

beforeAll(async () => {
  const [subject, stranger, follower, admin, star] = (await newPeople(5)) as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  person = subject;
  clients = {
    visitor: new ApiClient(),
    stranger: stranger.client,
    follower: follower.client,
    self: subject.client,
    "read admin": admin.client,
  };
  await sqlBatch([
    sql`UPDATE users SET adminAccess = 'read' WHERE id = ${admin.id}`,
    sql`UPDATE users SET email = ${`${marker}@secret.example`}, bio = ${`Bio ${marker}`},
          profileImageUrl = 'https://pictures.example/x.png', preferencesSetAt = ${preferencesSetAt},
          preferenceBits = 5, adminAccess = 'write', isPowerAdmin = 1 WHERE id = ${subject.id}`,
    sql`INSERT INTO follows (followerId, followeeId, createdAt) VALUES
          (${follower.id}, ${subject.id}, 1), (${subject.id}, ${star.id}, 1)`,
  ]);
  const postId = await newPost(subject.id);
  await newComments(postId, subject.id, 1);
  calls = [
    urls.api.currentUser,
    urls.api.user(subject.id),
    urls.api.userPosts(subject.id),
    urls.api.followers(star.id),
    urls.api.following(follower.id),
    urls.api.suggestedUsers(),
    urls.api.posts(),
    urls.api.post(postId),
    urls.api.comments(postId),
  ];
  pages = [
    urls.profile(subject.id),
    `${urls.profile(star.id)}?tab=followers`,
    `${urls.profile(follower.id)}?tab=following`,
    urls.post(postId),
    urls.home,
  ];
});

/** Finds all objects with the user's id in a response, at any depth. */
function findUserObjects(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(findUserObjects);
  const one = value as Record<string, unknown>;
  return one["id"] === person.id ? [one, ...inner] : inner;
}

async function seenFields(role: Role): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const path of calls) {
    const body: unknown = await (await clients[role].get(path)).json();
    for (const one of findUserObjects(body)) {
      for (const [name, value] of Object.entries(one)) {
        if (value !== null) seen.add(name);
      }
    }
  }
  return seen;
}

it("the table lists every column of users", () => {
  const columns = Object.keys(getTableColumns(users));
  expect(columns.length).toBeGreaterThan(15);
  for (const column of columns) {
    expect(Object.keys(visibleTo)).toContain(wireNames[column] ?? column);
  }
});

it("a visitor's requests for a user write nothing", async () => {
  const { visitor } = clients;
  await expectNoWrites(
    calls.map((path) => ({ name: path, send: () => visitor.get(path) })),
  );
});

describe("a user's data, as seen by", () => {
  it.each(roles)("%s: has exactly the allowed fields", async (role) => {
    const allowed = Object.keys(visibleTo).filter((field) =>
      visibleTo[field]?.includes(role),
    );
    expect([...(await seenFields(role))].toSorted()).toEqual(
      allowed.toSorted(),
    );
  });

  it.each(roles)("%s: contains no other values on any page", async (role) => {
    const texts = await Promise.all(
      [...calls, ...pages].map(async (path) =>
        (await clients[role].get(path)).text(),
      ),
    );
    for (const [label, [text, field]] of Object.entries(secrets)) {
      const found = texts.some((page) =>
        typeof text === "string" ? page.includes(text) : text.test(page),
      );
      const isAllowed = visibleTo[field]?.includes(role) ?? false;
      expect([label, found]).toEqual([label, isAllowed]);
    }
  });
});
