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

let officials: Record<UserRole, SignedIn>;
beforeAll(async () => {
  officials = await newUserPerRole();
});

const read = async <Value>(path: string, by: UserRole = "read") => {
  const response = await officials[by].client.get(urls.api.admin(path));
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json<Value>();
};

/** A list page by page, by its Link headers. */
async function wholeList<Item>(path: string): Promise<Item[]> {
  const items: Item[] = [];
  let next: string | null = urls.api.admin(path);
  while (next !== null) {
    const response: Response = await officials.read.client.get(next);
    items.push(...(await response.json<Item[]>()));
    const link = response.headers.get("link");
    next = link && (/^<([^>]+)>; rel="next"$/.exec(link)?.[1] ?? null);
  }
  return items;
}

const tag = `q${Date.now().toString(36)}`;

describe("GET /api/admin/users", () => {
  it("gives people with what the specification names", async () => {
    const who = await newPerson();
    await newPosts(who.id, 2);
    const [found] = await read<AdminUser[]>(`users?q=${who.username}`);
    expect(found).toEqual({
      id: who.id,
      firstName: "Ruth",
      lastName: "Reader",
      username: who.username,
      email: `${who.username}@example.org`,
      profileImageUrl: null,
      createdAt: expect.stringMatching(/Z$/) as string,
      adminAccess: "none",
      isPowerAdmin: false,
      isAdmin: false,
      isProtected: false,
      suspension: null,
      totalPosts: 2,
      totalFollowers: 0,
      totalFollowing: 0,
    });
  });

  it("finds the beginning of a name, a handle and an e-mail address, and nothing else", async () => {
    const [byName, byHandle, byEmail, unproven] = (await newPeople(4)) as [
      SignedIn,
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    await sqlBatch([
      sql`UPDATE users SET firstName = 'Ann', lastName = ${`${tag}son`}, nameParts = NULL WHERE id = ${byName.id}`,
      sql`UPDATE users SET username = ${`${tag}.handle`} WHERE id = ${byHandle.id}`,
      sql`UPDATE users SET email = ${`${tag}@example.org`} WHERE id = ${byEmail.id}`,
      sql`UPDATE users SET email = ${`${tag}@else.example`}, emailVerified = 0 WHERE id = ${unproven.id}`,
      // As the schedule has it, from shared/name-parts.
      sql`INSERT INTO name_parts (part, userId) VALUES (${`${tag}son`}, ${byName.id})`,
    ]);
    const ids = async (q: string) =>
      (
        await wholeList<AdminUser>(`users?q=${encodeURIComponent(q)}&limit=1`)
      ).map(({ id }) => id);
    const all = [byName.id, byHandle.id, byEmail.id, unproven.id];
    expect((await ids(tag)).toSorted()).toEqual(all.toSorted());
    expect(await ids(`${tag}@example`)).toEqual([byEmail.id]);
    expect(await ids(`@${tag}.h`)).toEqual([byHandle.id]);
    expect(await ids(`${tag}son`)).toEqual([byName.id]);
    expect(await ids("example.org")).toEqual([]);
    expect(await ids("%")).toEqual([]);
  });

  it.each(["newest", "oldest", "followers"])(
    "goes through all of them once: %s",
    async (order) => {
      const users = await wholeList<AdminUser>(
        `users?order=${order}&limit=100`,
      );
      const [row] = await sqlRows(sql`SELECT count(*) AS n FROM users`);
      const ids = users.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      // Other tests make people meanwhile.
      expect(ids.length).toBeGreaterThan(Number(row?.["n"]) * 0.8);
      const places = users.map(({ id, totalFollowers }) =>
        order === "followers"
          ? `${`${totalFollowers}`.padStart(9, "0")} ${id}`
          : id,
      );
      const sorted = places.toSorted();
      expect(places).toEqual(order === "oldest" ? sorted : sorted.toReversed());
    },
  );

  it.each([
    "order=best",
    "limit=0",
    "limit=101",
    `q=${"x".repeat(101)}`,
    "cursor=%00",
  ])("refuses %s", async (query) => {
    const { client } = officials.read;
    await expectProblem(
      await client.get(urls.api.admin(`users?${query}`)),
      422,
    );
  });
});

describe("posts", () => {
  it("of everybody, of a kind, and of whoever is found", async () => {
    const who = await newPerson();
    const [first, second] = await newPosts(who.id, 2);
    const [event] = await newPosts(who.id, 1, "event");
    const posts = await wholeList<AdminPost>(`posts?q=${who.username}&limit=1`);
    expect(posts.map(({ id }) => id)).toEqual(
      [event, second, first].toSorted().toReversed(),
    );
    expect(posts.find(({ id }) => id === first)).toEqual({
      id: first,
      userId: who.id,
      type: "text",
      content: "Post 1",
      imageUrl: null,
      createdAt: expect.stringMatching(/Z$/) as string,
      isHidden: false,
      isProtected: false,
      _count: { likes: 0, comments: 0, shares: 0 },
      user: {
        id: who.id,
        firstName: "Ruth",
        lastName: "Reader",
        username: who.username,
        profileImageUrl: null,
      },
    });
    const events = await read<AdminPost[]>(
      `posts?q=${who.username}&type=event&order=oldest`,
    );
    expect(events.map(({ id }) => id)).toEqual([event]);
    const newest = await read<AdminPost[]>("posts?limit=5");
    const ids = newest.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it("of a person are opened with a note, which they see without a name", async () => {
    const who = await newPerson();
    await newPosts(who.id, 1);
    expect(await read<AdminPost[]>(`users/${who.id}/posts`)).toHaveLength(1);
    // Whoever is searched for is looked at as well.
    await read<AdminPost[]>(`posts?q=${who.username}`);
    await read<AdminPost[]>("posts?type=text");
    const notes = await sqlRows(
      sql`SELECT actorId, action, target FROM data_access_log WHERE subjectId = ${who.id}`,
    );
    const note = {
      actorId: officials.read.id,
      action: "posts.opened",
      target: `user:${who.id}`,
    };
    expect(notes).toEqual([note, note]);
    const settings = await (await who.client.get(urls.settings)).text();
    expect(settings).toContain("What administrators did with your account");
    expect(settings).toContain("Viewed posts");
    expect(settings).not.toContain(officials.read.id);
    expect(settings).not.toContain(officials.read.username);
    await expectProblem(
      await officials.read.client.get(urls.api.admin("users/nobody/posts")),
      404,
    );
  });
});

describe("PATCH /api/admin/users/{id}/permissions", () => {
  const change = (by: UserRole, id: string, body: object) =>
    officials[by].client.send(
      "PATCH",
      urls.api.admin(`users/${id}/permissions`),
      { body },
    );
  const access = async ({ client }: SignedIn) =>
    (await client.get(urls.api.admin("check-access"))).json();

  it("counts with the next request, and isAdmin follows from the level", async () => {
    const who = await newPerson();
    expect(await access(who)).toEqual({
      hasAccess: false,
      adminAccess: "none",
      isPowerAdmin: false,
    });
    for (const adminAccess of ["read", "write", "none"]) {
      // What isAdmin says is not asked.
      const response = await change("power", who.id, {
        adminAccess,
        isAdmin: adminAccess === "none",
      });
      expect(await response.json()).toEqual({
        adminAccess,
        isAdmin: adminAccess !== "none",
      });
      const hasAccess = adminAccess !== "none";
      expect(await access(who)).toEqual({
        hasAccess,
        adminAccess,
        isPowerAdmin: false,
      });
      const stats = await who.client.get(urls.api.admin("stats"));
      expect(stats.status).toBe(hasAccess ? 200 : 403);
    }
    const levels = await sqlRows(
      sql`SELECT before, after FROM audit_log WHERE subjectId = ${who.id} AND action = 'user.level' ORDER BY seq`,
    );
    expect(
      levels.map(({ after }) => JSON.parse(String(after)) as unknown),
    ).toEqual([
      { adminAccess: "read" },
      { adminAccess: "write" },
      { adminAccess: "none" },
    ]);
  });

  it("takes a sign-in of the last ten minutes", async () => {
    const who = await newPerson();
    const [power] = (await newPeople(1)) as [SignedIn];
    await sqlBatch([
      sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = 1 WHERE id = ${power.id}`,
      sql`UPDATE sessions SET createdAt = createdAt - 601000 WHERE userId = ${power.id}`,
    ]);
    const path = urls.api.admin(`users/${who.id}/permissions`);
    const response = await power.client.send("PATCH", path, {
      body: { adminAccess: "write" },
    });
    const { detail } = await expectProblem(response, 403);
    expect(detail).toBe("Sign in again to change permissions.");
    expect(await access(who)).toMatchObject({ hasAccess: false });
  });

  it("of two at once ends as one of them said, with a note of each that counted", async () => {
    const who = await newPerson();
    const answers = await Promise.all(
      ["read", "write", "read", "write"].map((adminAccess) =>
        change("power", who.id, { adminAccess }),
      ),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const notes = await sqlRows(
      sql`SELECT before, after FROM audit_log WHERE subjectId = ${who.id} ORDER BY seq`,
    );
    const { adminAccess } = (await access(who)) as { adminAccess: string };
    const last = JSON.parse(String(notes.at(-1)?.["after"])) as unknown;
    expect(last).toEqual({ adminAccess });
    // Each begins where the one before ended.
    notes.reduce((level, { before, after }) => {
      expect(JSON.parse(String(before))).toEqual({ adminAccess: level });
      return (JSON.parse(String(after)) as { adminAccess: string }).adminAccess;
    }, "none");
  });

  it.each([
    {},
    { adminAccess: "all" },
    { adminAccess: true },
    { isAdmin: true },
  ])("refuses %j", async (body) => {
    const who = await newPerson();
    await expectProblem(await change("power", who.id, body), 422);
  });

  it("knows nobody by an id that is nobody's", async () => {
    await expectProblem(
      await change("power", "nobody", { adminAccess: "read" }),
      404,
    );
  });
});
