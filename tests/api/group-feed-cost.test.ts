import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { listFeed } from "~/features/feed/feed.server";
import { findOrCreateAccount } from "~/features/users/account.server";
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

const orders = ["preferred", "following"] as const;

describe("rows read", () => {
  it("at home are about four more for each group", async () => {
    await db.batch([
      sql`INSERT INTO follows (followerId, followeeId, createdAt) VALUES (${member}, ${author}, ${now})`,
    ]);
    const none = [];
    for (const order of orders) none.push(await measure({ order }));
    await addGroups(["a", "b", "c", "d"], 30);
    for (const [i, order] of orders.entries()) {
      const rows = await measure({ order });
      console.log(order, none[i], rows);
    }
    await addGroups(
      Array.from({ length: 16 }, (_, i) => `g${i}`),
      1,
    );
    for (const order of orders) console.log(order, await measure({ order }));
  });

  it("by a group are its page, with 20,000 other posts", async () => {
    const few = await measure({ group: "a" });
    console.log(few, await measure({ group: "a", limit: 10, type: "text" }));
    await addGroups(["big"], 5000);
    console.log(await measure({ group: "a" }), await measure({ group: "big" }));
  });
});
