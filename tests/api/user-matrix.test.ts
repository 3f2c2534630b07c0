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

const everybody: readonly Role[] = roles;
const members = everybody.filter((role) => role !== "visitor");
const nobody: readonly Role[] = [];

/** Every column of a person, by the name it has on the wire, and who may see it of somebody. */
const visibleTo: Record<string, readonly Role[]> = {
  id: everybody,
  username: everybody,
  firstName: everybody,
  lastName: everybody,
  profileImageUrl: everybody,
  bio: members,
  banner: members,
  createdAt: members,
  isDemo: members,
  isMuted: members,
  isBlocked: members,
  totalPosts: members,
  totalFollowers: members,
  totalFollowing: members,
  totalRequests: members,
  isFollowing: members,
  isRequested: members,
  approvesFollowers: members,
  showsScores: nobody,
  allowsAnalytics: nobody,
  suspendedUntil: nobody,
  email: ["self", "read admin"],
  preferencesSetAt: ["self"],
  adminAccess: ["self"],
  isPowerAdmin: ["self"],
  isAdmin: ["self"],
  unreadNotifications: ["self"],
  openReports: ["self"],
  emailVerified: nobody,
  preferenceBits: nobody,
  nameParts: nobody,
};

const wireNames: Record<string, string> = {
  postsCount: "totalPosts",
  followersCount: "totalFollowers",
  followingCount: "totalFollowing",
};

/** Words that stand nowhere else, so that they are found wherever they should not be. */
const mark = `mark${Date.now()}`;
const preferencesSetAt = Date.parse("2019-04-21T05:06:07.089Z");
const words: Record<string, [text: string | RegExp, field: string]> = {
  "the e-mail address": [`${mark}@secret.example`, "email"],
  "the bio": [`Bio ${mark}`, "bio"],
  "the day of the preferences": [
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
    sql`UPDATE users SET email = ${`${mark}@secret.example`}, bio = ${`Bio ${mark}`},
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

/** Every object in a reply that is of the person, however deep. */
function objectsOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(objectsOf);
  const one = value as Record<string, unknown>;
  return one["id"] === person.id ? [one, ...inner] : inner;
}

async function seenFields(role: Role): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const path of calls) {
    const reply: unknown = await (await clients[role].get(path)).json();
    for (const one of objectsOf(reply)) {
      for (const [name, value] of Object.entries(one)) {
        if (value !== null) seen.add(name);
      }
    }
  }
  return seen;
}

it("the table has every column that a person has", () => {
  const columns = Object.keys(getTableColumns(users));
  expect(columns.length).toBeGreaterThan(15);
  for (const column of columns) {
    expect(Object.keys(visibleTo)).toContain(wireNames[column] ?? column);
  }
});

it("a visitor who asks for a person writes nothing", async () => {
  const { visitor } = clients;
  await expectNoWrites(
    calls.map((path) => ({ name: path, send: () => visitor.get(path) })),
  );
});

describe("a person is seen by", () => {
  it.each(roles)("%s: exactly the fields that are for him", async (role) => {
    const allowed = Object.keys(visibleTo).filter((field) =>
      visibleTo[field]?.includes(role),
    );
    expect([...(await seenFields(role))].toSorted()).toEqual(
      allowed.toSorted(),
    );
  });

  it.each(roles)("%s: and no other words on any page", async (role) => {
    const texts = await Promise.all(
      [...calls, ...pages].map(async (path) =>
        (await clients[role].get(path)).text(),
      ),
    );
    for (const [what, [text, field]] of Object.entries(words)) {
      const found = texts.some((page) =>
        typeof text === "string" ? page.includes(text) : text.test(page),
      );
      const mayBe = visibleTo[field]?.includes(role) ?? false;
      expect([what, found]).toEqual([what, mayBe]);
    }
  });
});
