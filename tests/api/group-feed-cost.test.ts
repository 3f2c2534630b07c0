import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { listFeed } from "~/features/feed/feed.server";
import { createGroupFile } from "~/features/feed/public-group/public-group.server";
import { findOrCreateAccount } from "~/features/users/account.server";
import type { AppContext } from "~/platform/context.server";
import { newId } from "~/shared/id";
import { startDatabases } from "../helpers/databases";
import { addPosts } from "../helpers/many-posts";
import { providerProfile } from "../helpers/provider-profile";
import { recordStatements } from "../helpers/recording-database";

let mf: Awaited<ReturnType<typeof startDatabases>>;
let recorder: ReturnType<typeof recordStatements>;
let db: Db;
let author = "";
let member = "";
const now = Date.now();

beforeAll(async () => {
  mf = await startDatabases();
  const database = await mf.getD1Database("DB");
  recorder = recordStatements(database);
  db = new Db(recorder.database);
  const account = (name: string) =>
    findOrCreateAccount(
      db,
      providerProfile(name),
      "owner@example.org",
      now - 3_600_000,
    );
  author = await account("luke");
  member = await account("theo");
  await addPosts(database, author, member, 1000);
});
afterAll(() => mf.dispose());

/** Each group gets `count` posts for its members, which are older than those before. */
async function addGroups(names: string[], count: number): Promise<void> {
  await db.batch(
    names.flatMap((name) => [
      sql`INSERT INTO groups (id, slug, name, createdAt) VALUES (${name}, ${name}, ${name}, ${now})`,
      ...[author, member].map(
        (id) =>
          sql`INSERT INTO group_members (groupId, userId, joinedAt) VALUES (${name}, ${id}, ${now})`,
      ),
    ]),
  );
  for (const name of names) await addGroupPosts(name, count);
}

async function addGroupPosts(group: string, count: number, audience = "group") {
  const posts = Array.from({ length: count }, (_, i) => {
    const at = now - 60_000 - i * 1000;
    return [newId(at), at];
  });
  await db.batch([
    sql`INSERT INTO posts (id, userId, type, content, createdAt, audience, groupId)
        SELECT value ->> 0, ${author}, 'text', 'Selah', value ->> 1, ${audience}, ${group}
        FROM json_each(${JSON.stringify(posts)})`,
  ]);
}

async function measure(query: Partial<Parameters<typeof listFeed>[2]>) {
  const { items } = await listFeed(
    db,
    member,
    { type: "all", limit: 20, ...query },
    now,
  );
  expect(items).toHaveLength(query.limit ?? 20);
  recorder.takeRowsRead();
  await listFeed(db, member, { type: "all", limit: 20, ...query }, now);
  return recorder.takeRowsRead();
}

it("reads about four rows more for each group at home, and the cards of their posts", async () => {
  await db.batch([
    sql`INSERT INTO follows (followerId, followeeId, createdAt) VALUES (${member}, ${author}, ${now})`,
  ]);
  const orders = ["preferred", "following"] as const;
  const none = [];
  for (const order of orders) none.push(await measure({ order }));
  // As before groups existed.
  expect(none).toEqual([433, 107]);
  await addGroups(["a", "b", "c", "d"], 30);
  for (const [i, order] of orders.entries())
    expect(await measure({ order })).toBeLessThanOrEqual(
      (none[i] ?? 0) + 4 * 7,
    );
  // Ten of twenty are shown.
  await addGroups(
    Array.from({ length: 16 }, (_, i) => `group-${i}`),
    1,
  );
  for (const [i, order] of orders.entries())
    expect(await measure({ order })).toBeLessThanOrEqual(
      (none[i] ?? 0) + 20 * 5,
    );
});

it("reads only its page of a group, with 20,000 other posts", async () => {
  const perPost = 4;
  const page = await measure({ group: "a" });
  expect(page).toBeLessThanOrEqual(20 * perPost + 10);
  expect(await measure({ group: "a", limit: 10, type: "text" })).toBeLessThan(
    10 * perPost + 10,
  );
  await addPosts(await mf.getD1Database("DB"), author, member, 15_000);
  await addGroups(["big"], 5000);
  expect(await measure({ group: "a" })).toBe(page);
  expect(await measure({ group: "big" })).toBe(page);
});

it("reads only the public posts of an open group for its feed, below 5,000 narrower ones", async () => {
  await addGroups(["open"], 5000);
  await db.batch([
    sql`UPDATE groups SET joinPolicy = 'open' WHERE id = 'open'`,
  ]);
  await addGroupPosts("open", 20, "everyone");
  const env = { PRODUCT_NAME: "Site", SITE_URL: "https://site.example" };
  const context = { db, now, env: env as AppContext["env"] };
  recorder.takeRowsRead();
  const feed = await createGroupFile(context, "open", true);
  expect(feed.match(/<entry>/g)).toHaveLength(20);
  expect(recorder.takeRowsRead()).toBeLessThanOrEqual(20 * 5 + 10);
});

it("skips 40 narrower posts, and stops there", async () => {
  await addGroups(["narrow"], 1);
  await addGroupPosts("narrow", 40, "me");
  const before = await measure({ order: "following" });
  await addGroupPosts("narrow", 1000, "me");
  expect(await measure({ order: "following" })).toBeLessThanOrEqual(
    before + 60,
  );
});

it("shows the newest post of each group once in For you, a lower one on the page to which it rises", async () => {
  const reader = await findOrCreateAccount(
    db,
    providerProfile("lydia"),
    "owner@example.org",
    now - 3_600_000,
  );
  const newest = await db.all<{ createdAt: number }>(
    sql`SELECT createdAt FROM posts WHERE groupId IS NULL ORDER BY id DESC LIMIT 100`,
  );
  const positions = { near: 15, far: 85 };
  for (const [name, position] of Object.entries(positions)) {
    const at = newest[position]?.createdAt ?? 0;
    await db.batch([
      sql`INSERT INTO groups (id, slug, name, createdAt) VALUES (${name}, ${name}, ${name}, ${now})`,
      sql`INSERT INTO group_members (groupId, userId, joinedAt) VALUES (${name}, ${reader}, ${now})`,
      sql`INSERT INTO posts (id, userId, type, content, createdAt, audience, groupId)
          VALUES (${newId(at)}, ${author}, 'text', 'Selah', ${at}, 'group', ${name})`,
    ]);
  }
  const pages: (string | undefined)[][] = [];
  for (let cursor: string | undefined; pages.length < 6;) {
    const page = await listFeed(
      db,
      reader,
      { type: "all", limit: 20, order: "preferred", ...(cursor && { cursor }) },
      now,
    );
    pages.push(page.items.map(({ group }) => group?.slug));
    cursor = page.next ?? undefined;
  }
  const found = pages.map((slugs) => slugs.filter(Boolean));
  expect(found).toEqual([["near"], [], ["far"], [], [], []]);
});
