import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import { listComments } from "~/features/comments/comment.server";
import {
  listFeed,
  listUserPosts,
  maxScannedPosts,
} from "~/features/feed/feed.server";
import { getPost } from "~/features/posts/post.server";
import { findOrCreateAccount } from "~/features/users/account.server";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { addPosts } from "../helpers/many-posts";
import { providerProfile } from "../helpers/provider-profile";
import { recordStatements } from "../helpers/recording-database";

// What blocks and mutes cost: nothing where there are none, and what is passed over two or three rows.

let mf: Awaited<ReturnType<typeof startBindings>>;
let people: ReturnType<typeof recordStatements>;
let db: Db;
let author: string;
let reader: string;
let other: string;
let postId: string;
const now = Date.now();

const account = (name: string) =>
  findOrCreateAccount(db, providerProfile(name), "owner@example.org", now);

beforeAll(async () => {
  mf = await startBindings(false);
  await prepareState(mf, { demo: false });
  const plain = await mf.getD1Database("DB");
  people = recordStatements(plain);
  db = new Db(people.database);
  author = await account("luke");
  reader = await account("theo");
  other = await account("mark");
  await addPosts(plain, author, reader, 500);
  await addPosts(plain, other, reader, 20);
  const [post] = (await listUserPosts(db, reader, author, { limit: 1 })).items;
  postId = post?.id ?? "";
});
afterAll(() => mf.dispose());

async function rowsOf(work: () => Promise<unknown>): Promise<number> {
  people.takeRowsRead();
  await work().catch(() => null);
  return people.takeRowsRead();
}

const feed = (viewer: string | Sql, cursor?: string) => () =>
  listFeed(db, viewer, {
    type: "all",
    limit: 20,
    ...(cursor !== undefined && { cursor }),
  });

it("is nothing for who has blocked nobody", async () => {
  const before = await rowsOf(feed(reader));
  expect(before).toBeLessThanOrEqual(3 * 20 + 10);
  // Somebody else's blocks are no affair of his.
  await db.batch([
    sql`INSERT INTO blocks VALUES (${other}, ${author}, 1)`,
    sql`INSERT INTO mutes VALUES (${author}, ${other}, 1)`,
  ]);
  expect(await rowsOf(feed(reader))).toBe(before);
  await db.batch([sql`DELETE FROM blocks`, sql`DELETE FROM mutes`]);
});

it("is nothing for a visitor", async () => {
  const visitor = sql`NULL`;
  const rows = await rowsOf(() => getPost(db, visitor, postId));
  await db.batch([sql`INSERT INTO blocks VALUES (${author}, ${reader}, 1)`]);
  expect(await rowsOf(() => getPost(db, visitor, postId))).toBe(rows);
  await db.batch([sql`DELETE FROM blocks`]);
});

it("is a few rows for the list of somebody blocked, however much he has written", async () => {
  await db.batch([sql`INSERT INTO blocks VALUES (${author}, ${reader}, 1)`]);
  const list = () => listUserPosts(db, reader, author, { limit: 20 });
  expect((await list()).items).toEqual([]);
  expect(await rowsOf(list)).toBeLessThanOrEqual(3);
  expect(
    await rowsOf(() => listComments(db, reader, postId, { limit: 20 })),
  ).toBeLessThanOrEqual(5);
  await db.batch([sql`DELETE FROM blocks`]);
});

it("is two rows for each post that is passed over", async () => {
  const before = await rowsOf(feed(reader));
  await db.batch([sql`INSERT INTO mutes VALUES (${reader}, ${other}, 1)`]);
  const { items } = await feed(reader)();
  expect(items).toHaveLength(20);
  expect(items.every(({ userId }) => userId === author)).toBe(true);
  expect(await rowsOf(feed(reader))).toBeLessThanOrEqual(before + 2 * 20 + 3);
  await db.batch([sql`DELETE FROM mutes`]);
});

it("has an end, however much somebody muted has written: a short page leads on", async () => {
  const plain = await mf.getD1Database("DB");
  const chatty = await account("tertullus");
  await addPosts(plain, chatty, reader, 2 * maxScannedPosts);
  await db.batch([sql`INSERT INTO mutes VALUES (${reader}, ${chatty}, 1)`]);
  const met: string[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = await feed(reader, cursor)();
    expect(await rowsOf(feed(reader, cursor))).toBeLessThanOrEqual(
      3 * maxScannedPosts + 3 * 20 + 10,
    );
    met.push(...page.items.map(({ id }) => id));
    cursor = page.next ?? undefined;
    pages += 1;
  } while (cursor !== undefined);
  // Each of the others once, in order, and no page more than the scan makes.
  expect(met).toHaveLength(520);
  expect(met).toEqual([...new Set(met)].toSorted().reverse());
  expect(pages).toBeLessThanOrEqual(520 / 20 + 3);
});
