import { beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AdminUser } from "~/features/admin/users";
import type { AdminPost } from "~/features/admin/posts";
import { urls } from "~/shared/urls";
import { newUserPerRole, type UserRole } from "../helpers/user-roles";
import {
  newPeople,
  newPerson,
  newPosts,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

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

it("GET /api/admin/users marks the suspended, lists them alone, and counts hidden posts", async () => {
  const [who, free, past] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  const [hidden = ""] = await newPosts(who.id, 2);
  const until = Date.now() + 86_400_000;
  await sqlBatch([
    sql`UPDATE users SET suspendedUntil = ${until} WHERE id = ${who.id}`,
    sql`UPDATE users SET suspendedUntil = 1 WHERE id = ${past.id}`,
    sql`UPDATE posts SET hiddenAt = 1, hiddenReason = 'So' WHERE id = ${hidden}`,
  ]);
  const [found] = await read<AdminUser[]>(`users?q=${who.username}`);
  expect(found).toMatchObject({
    totalPosts: 2,
    suspension: { until: new Date(until).toISOString() },
  });
  const [ended] = await read<AdminUser[]>(`users?q=${past.username}`);
  expect(ended?.suspension).toBeNull();
  const csv = await officials.read.client.get(
    urls.api.admin(`csv/users?q=${who.username}`),
  );
  const [head = "", row = ""] = (await csv.text()).split("\r\n");
  expect(row.split(",")[head.split(",").indexOf("posts")]).toBe("2");
  const profile = await officials.read.client.get(urls.api.user(who.id));
  expect(await profile.json()).toMatchObject({ totalPosts: 1 });
  for (const order of ["newest", "oldest", "followers"]) {
    const all = await wholeList<AdminUser>(
      `users?show=suspended&order=${order}&limit=1`,
    );
    const ids = all.map(({ id }) => id);
    expect(ids).toContain(who.id);
    expect(ids).not.toContain(free.id);
    expect(ids).not.toContain(past.id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  for (const [q, ids] of [
    [who.username, [who.id]],
    [free.username, []],
  ] as const) {
    const some = await read<AdminUser[]>(`users?show=suspended&q=${q}`);
    expect(some.map(({ id }) => id)).toEqual(ids);
  }
});

it("GET /api/admin/posts marks hidden ones, and lists them alone", async () => {
  const who = await newPerson();
  const [hidden = "", shown] = await newPosts(who.id, 2);
  await sqlBatch([
    sql`UPDATE posts SET hiddenAt = 1, hiddenReason = 'So' WHERE id = ${hidden}`,
  ]);
  const posts = await read<AdminPost[]>(`posts?q=${who.username}`);
  expect(posts.map(({ id, isHidden }) => [id, isHidden])).toEqual([
    [shown, false],
    [hidden, true],
  ]);
  for (const order of ["newest", "oldest"]) {
    const all = await wholeList<AdminPost>(
      `posts?show=hidden&order=${order}&limit=2`,
    );
    expect(all.every(({ isHidden }) => isHidden)).toBe(true);
    expect(all.map(({ id }) => id)).toContain(hidden);
  }
  const found = await read<AdminPost[]>(`posts?show=hidden&q=${who.username}`);
  expect(found.map(({ id }) => id)).toEqual([hidden]);
  const videos = await read<AdminPost[]>("posts?show=hidden&type=video");
  expect(videos.every(({ type }) => type === "video")).toBe(true);
});
