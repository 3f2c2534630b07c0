import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AdminUser } from "~/features/admin/users";
import type { AdminPost } from "~/features/admin/posts";
import { urls } from "~/shared/urls";
import { expectProblem } from "../helpers/problem";
import { newUserPerRole, type UserRole } from "../helpers/user-roles";
import {
  newPeople,
  newPerson,
  newPosts,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

let userByRole: Record<UserRole, SignedIn>;
beforeAll(async () => {
  userByRole = await newUserPerRole();
});

const getJson = async <Value>(path: string, by: UserRole = "read") => {
  const response = await userByRole[by].client.get(urls.api.admin(path));
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json<Value>();
};

/** Follows the Link headers to the end of a list. */
async function fetchList<Item>(path: string): Promise<Item[]> {
  const items: Item[] = [];
  let next: string | null = urls.api.admin(path);
  while (next !== null) {
    const response: Response = await userByRole.read.client.get(next);
    items.push(...(await response.json<Item[]>()));
    const link = response.headers.get("link");
    next = link && (/^<([^>]+)>; rel="next"$/.exec(link)?.[1] ?? null);
  }
  return items;
}

const tag = `q${Date.now().toString(36)}`;

describe("GET /api/admin/users", () => {
  it("returns users with exactly these fields", async () => {
    const user = await newPerson();
    await newPosts(user.id, 2);
    const [found] = await getJson<AdminUser[]>(`users?q=${user.username}`);
    expect(found).toEqual({
      id: user.id,
      firstName: "Ruth",
      lastName: "Reader",
      username: user.username,
      email: `${user.username}@example.org`,
      profileImageUrl: null,
      createdAt: expect.stringMatching(/Z$/) as string,
      adminAccess: "none",
      isPowerAdmin: false,
      isAdmin: false,
      isProtected: false,
      canSetPowerAdmin: false,
      suspension: null,
      totalPosts: 2,
      totalFollowers: 0,
      totalFollowing: 0,
    });
  });

  it("searches only for the beginning of names, handles and email addresses", async () => {
    const [byName, byHandle, byEmail, unverified] = (await newPeople(4)) as [
      SignedIn,
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    await sqlBatch([
      sql`UPDATE users SET firstName = 'Ann', lastName = ${`${tag}son`}, nameParts = NULL WHERE id = ${byName.id}`,
      sql`UPDATE users SET username = ${`${tag}.handle`} WHERE id = ${byHandle.id}`,
      sql`UPDATE users SET email = ${`${tag}@example.org`} WHERE id = ${byEmail.id}`,
      sql`UPDATE users SET email = ${`${tag}@else.example`}, emailVerified = 0 WHERE id = ${unverified.id}`,
      // A scheduled job normally inserts this row.
      sql`INSERT INTO name_parts (part, userId) VALUES (${`${tag}son`}, ${byName.id})`,
    ]);
    const ids = async (q: string) =>
      (
        await fetchList<AdminUser>(`users?q=${encodeURIComponent(q)}&limit=1`)
      ).map(({ id }) => id);
    const all = [byName.id, byHandle.id, byEmail.id, unverified.id];
    expect((await ids(tag)).toSorted()).toEqual(all.toSorted());
    expect(await ids(`${tag}@example`)).toEqual([byEmail.id]);
    expect(await ids(`@${tag}.h`)).toEqual([byHandle.id]);
    expect(await ids(`${tag}son`)).toEqual([byName.id]);
    expect(await ids("example.org")).toEqual([]);
    expect(await ids("%")).toEqual([]);
  });

  it.each(["newest", "oldest", "followers"])(
    "lists every user exactly once, in the order %s",
    async (order) => {
      const users = await fetchList<AdminUser>(
        `users?order=${order}&limit=100`,
      );
      const [row] = await sqlRows(sql`SELECT count(*) AS n FROM users`);
      const ids = users.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      // Other tests create users at the same time.
      expect(ids.length).toBeGreaterThan(Number(row?.["n"]) * 0.8);
      const keys = users.map(({ id, totalFollowers }) =>
        order === "followers"
          ? `${`${totalFollowers}`.padStart(9, "0")} ${id}`
          : id,
      );
      const sorted = keys.toSorted();
      expect(keys).toEqual(order === "oldest" ? sorted : sorted.toReversed());
    },
  );

  it.each([
    "order=best",
    "limit=0",
    "limit=101",
    `q=${"x".repeat(101)}`,
    "cursor=%00",
  ])("returns 422 for %s", async (query) => {
    const { client } = userByRole.read;
    await expectProblem(
      await client.get(urls.api.admin(`users?${query}`)),
      422,
    );
  });
});

describe("post lists", () => {
  it("include all posts, posts of one type, or posts of the users that a search finds", async () => {
    const user = await newPerson();
    const [first, second] = await newPosts(user.id, 2);
    const [event] = await newPosts(user.id, 1, "event");
    const posts = await fetchList<AdminPost>(
      `posts?q=${user.username}&limit=1`,
    );
    expect(posts.map(({ id }) => id)).toEqual(
      [event, second, first].toSorted().toReversed(),
    );
    expect(posts.find(({ id }) => id === first)).toEqual({
      id: first,
      userId: user.id,
      type: "text",
      content: "Post 1",
      imageUrl: null,
      createdAt: expect.stringMatching(/Z$/) as string,
      isHidden: false,
      isProtected: false,
      _count: { likes: 0, comments: 0, shares: 0 },
      user: {
        id: user.id,
        firstName: "Ruth",
        lastName: "Reader",
        username: user.username,
        profileImageUrl: null,
      },
    });
    const events = await getJson<AdminPost[]>(
      `posts?q=${user.username}&type=event&order=oldest`,
    );
    expect(events.map(({ id }) => id)).toEqual([event]);
    const newest = await getJson<AdminPost[]>("posts?limit=5");
    const ids = newest.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it("log that an admin viewed a user's posts, and tell the user without naming the admin", async () => {
    const user = await newPerson();
    await newPosts(user.id, 1);
    expect(await getJson<AdminPost[]>(`users/${user.id}/posts`)).toHaveLength(
      1,
    );
    // Searching for a user's posts counts as viewing them.
    await getJson<AdminPost[]>(`posts?q=${user.username}`);
    await getJson<AdminPost[]>("posts?type=text");
    const entries = await sqlRows(
      sql`SELECT actorId, action, target FROM data_access_log WHERE subjectId = ${user.id}`,
    );
    const entry = {
      actorId: userByRole.read.id,
      action: "posts.opened",
      target: `user:${user.id}`,
    };
    expect(entries).toEqual([entry, entry]);
    const settings = await (await user.client.get(urls.settings)).text();
    expect(settings).toContain("Actions by administrators");
    expect(settings).toContain("Viewed posts");
    expect(settings).not.toContain(userByRole.read.id);
    expect(settings).not.toContain(userByRole.read.username);
    await expectProblem(
      await userByRole.read.client.get(urls.api.admin("users/nobody/posts")),
      404,
    );
  });
});

describe("PATCH /api/admin/users/{id}/permissions", () => {
  const change = (by: UserRole, id: string, body: object) =>
    userByRole[by].client.send(
      "PATCH",
      urls.api.admin(`users/${id}/permissions`),
      { body },
    );
  const getAccess = async ({ client }: SignedIn) =>
    (await client.get(urls.api.admin("check-access"))).json();

  it("takes effect with the next request, and derives isAdmin from the access level", async () => {
    const user = await newPerson();
    expect(await getAccess(user)).toEqual({
      hasAccess: false,
      adminAccess: "none",
      isPowerAdmin: false,
    });
    for (const adminAccess of ["read", "write", "none"]) {
      // The isAdmin that was sent is ignored.
      const response = await change("power", user.id, {
        adminAccess,
        isAdmin: adminAccess === "none",
      });
      expect(await response.json()).toEqual({
        adminAccess,
        isAdmin: adminAccess !== "none",
      });
      const hasAccess = adminAccess !== "none";
      expect(await getAccess(user)).toEqual({
        hasAccess,
        adminAccess,
        isPowerAdmin: false,
      });
      const stats = await user.client.get(urls.api.admin("stats"));
      expect(stats.status).toBe(hasAccess ? 200 : 403);
    }
    const levels = await sqlRows(
      sql`SELECT before, after FROM audit_log WHERE subjectId = ${user.id} AND action = 'user.level' ORDER BY seq`,
    );
    expect(
      levels.map(({ after }) => JSON.parse(String(after)) as unknown),
    ).toEqual([
      { adminAccess: "read" },
      { adminAccess: "write" },
      { adminAccess: "none" },
    ]);
  });

  it("requires a sign-in within the last ten minutes", async () => {
    const user = await newPerson();
    const [power] = (await newPeople(1)) as [SignedIn];
    await sqlBatch([
      sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = 1 WHERE id = ${power.id}`,
      sql`UPDATE sessions SET createdAt = createdAt - 601000 WHERE userId = ${power.id}`,
    ]);
    const path = urls.api.admin(`users/${user.id}/permissions`);
    const response = await power.client.send("PATCH", path, {
      body: { adminAccess: "write" },
    });
    const { detail } = await expectProblem(response, 403);
    expect(detail).toBe("Sign in again to change permissions.");
    expect(await getAccess(user)).toMatchObject({ hasAccess: false });
  });

  it("applies concurrent changes one after another, and logs each applied one", async () => {
    const user = await newPerson();
    const responses = await Promise.all(
      ["read", "write", "read", "write"].map((adminAccess) =>
        change("power", user.id, { adminAccess }),
      ),
    );
    for (const { status } of responses) expect([200, 409]).toContain(status);
    const entries = await sqlRows(
      sql`SELECT before, after FROM audit_log WHERE subjectId = ${user.id} ORDER BY seq`,
    );
    const { adminAccess } = (await getAccess(user)) as { adminAccess: string };
    const last = JSON.parse(String(entries.at(-1)?.["after"])) as unknown;
    expect(last).toEqual({ adminAccess });
    // Each entry starts from the level that the previous entry ended with.
    entries.reduce((level, { before, after }) => {
      expect(JSON.parse(String(before))).toEqual({ adminAccess: level });
      return (JSON.parse(String(after)) as { adminAccess: string }).adminAccess;
    }, "none");
  });

  it.each([
    {},
    { adminAccess: "all" },
    { adminAccess: true },
    { isAdmin: true },
  ])("returns 422 for %j", async (body) => {
    const user = await newPerson();
    await expectProblem(await change("power", user.id, body), 422);
  });

  it("returns 404 for a user id that doesn't exist", async () => {
    await expectProblem(
      await change("power", "nobody", { adminAccess: "read" }),
      404,
    );
  });
});
