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

it("GET /api/admin/users flags suspended users, filters by them, and counts hidden posts", async () => {
  const [user, active, formerlySuspended] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  const [hidden = ""] = await newPosts(user.id, 2);
  const until = Date.now() + 86_400_000;
  await sqlBatch([
    sql`UPDATE users SET suspendedUntil = ${until} WHERE id = ${user.id}`,
    sql`UPDATE users SET suspendedUntil = 1 WHERE id = ${formerlySuspended.id}`,
    sql`UPDATE posts SET hiddenAt = 1, hiddenReason = 'So' WHERE id = ${hidden}`,
  ]);
  const [found] = await getJson<AdminUser[]>(`users?q=${user.username}`);
  expect(found).toMatchObject({
    totalPosts: 2,
    suspension: { until: new Date(until).toISOString() },
  });
  const [ended] = await getJson<AdminUser[]>(
    `users?q=${formerlySuspended.username}`,
  );
  expect(ended?.suspension).toBeNull();
  const csv = await userByRole.read.client.get(
    urls.api.admin(`csv/users?q=${user.username}`),
  );
  const [header = "", row = ""] = (await csv.text()).split("\r\n");
  expect(row.split(",")[header.split(",").indexOf("totalPosts")]).toBe("2");
  const profile = await userByRole.read.client.get(urls.api.user(user.id));
  expect(await profile.json()).toMatchObject({ totalPosts: 1 });
  for (const order of ["newest", "oldest", "followers"]) {
    const all = await fetchList<AdminUser>(
      `users?show=suspended&order=${order}&limit=1`,
    );
    const ids = all.map(({ id }) => id);
    expect(ids).toContain(user.id);
    expect(ids).not.toContain(active.id);
    expect(ids).not.toContain(formerlySuspended.id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  for (const [q, ids] of [
    [user.username, [user.id]],
    [active.username, []],
  ] as const) {
    const some = await getJson<AdminUser[]>(`users?show=suspended&q=${q}`);
    expect(some.map(({ id }) => id)).toEqual(ids);
  }
});

it("GET /api/admin/posts flags hidden posts and filters by them", async () => {
  const user = await newPerson();
  const [hidden = "", shown] = await newPosts(user.id, 2);
  await sqlBatch([
    sql`UPDATE posts SET hiddenAt = 1, hiddenReason = 'So' WHERE id = ${hidden}`,
  ]);
  const posts = await getJson<AdminPost[]>(`posts?q=${user.username}`);
  expect(posts.map(({ id, isHidden }) => [id, isHidden])).toEqual([
    [shown, false],
    [hidden, true],
  ]);
  for (const order of ["newest", "oldest"]) {
    const all = await fetchList<AdminPost>(
      `posts?show=hidden&order=${order}&limit=2`,
    );
    expect(all.every(({ isHidden }) => isHidden)).toBe(true);
    expect(all.map(({ id }) => id)).toContain(hidden);
  }
  const found = await getJson<AdminPost[]>(
    `posts?show=hidden&q=${user.username}`,
  );
  expect(found.map(({ id }) => id)).toEqual([hidden]);
  const videos = await getJson<AdminPost[]>("posts?show=hidden&type=video");
  expect(videos.every(({ type }) => type === "video")).toBe(true);
});
