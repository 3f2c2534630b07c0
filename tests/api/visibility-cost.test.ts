import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import { listComments } from "~/features/comments/comment.server";
import { listFeed, listUserPosts } from "~/features/feed/feed.server";
import { maxScannedPosts } from "~/features/feed/newest-posts.server";
import { getPost } from "~/features/posts/post.server";
import { findOrCreateAccount } from "~/features/users/account.server";
import { startDatabases } from "../helpers/databases";
import { addPosts } from "../helpers/many-posts";
import { providerProfile } from "../helpers/provider-profile";
import { recordStatements } from "../helpers/recording-database";

// Rows that blocks and mutes add: none without any, and two or three per post that is left out.

let mf: Awaited<ReturnType<typeof startDatabases>>;
let recorder: ReturnType<typeof recordStatements>;
let db: Db;
let author: string;
let reader: string;
let other: string;
let postId: string;
const now = Date.now();

const account = (name: string) =>
  findOrCreateAccount(db, providerProfile(name), "owner@example.org", now);

beforeAll(async () => {
  mf = await startDatabases();
  const plain = await mf.getD1Database("DB");
  recorder = recordStatements(plain);
  db = new Db(recorder.database);
  author = await account("luke");
  reader = await account("theo");
  other = await account("mark");
  await addPosts(plain, author, reader, 500);
  await addPosts(plain, other, reader, 20);
  const [post] = (await listUserPosts(db, reader, author, { limit: 1 })).items;
  postId = post?.id ?? "";
});
afterAll(() => mf.dispose());

async function measureRows(work: () => Promise<unknown>): Promise<number> {
  recorder.takeRowsRead();
  await work().catch(() => null);
  return recorder.takeRowsRead();
}

const feed = (viewer: string | Sql, cursor?: string) => () =>
  listFeed(
    db,
    viewer,
    { type: "all", limit: 20, ...(cursor !== undefined && { cursor }) },
    now,
  );

it("reads no extra rows for a reader without blocks", async () => {
  const before = await measureRows(feed(reader));
  expect(before).toBeLessThanOrEqual(3 * 20 + 10);
  // Blocks between other users cost the reader nothing.
  await db.batch([
    sql`INSERT INTO blocks VALUES (${other}, ${author}, 1)`,
    sql`INSERT INTO mutes VALUES (${author}, ${other}, 1)`,
  ]);
  expect(await measureRows(feed(reader))).toBe(before);
  await db.batch([sql`DELETE FROM blocks`, sql`DELETE FROM mutes`]);
});

it("reads no extra rows for a visitor", async () => {
  const visitor = sql`NULL`;
  const rows = await measureRows(() => getPost(db, visitor, postId));
  await db.batch([sql`INSERT INTO blocks VALUES (${author}, ${reader}, 1)`]);
  expect(await measureRows(() => getPost(db, visitor, postId))).toBe(rows);
  await db.batch([sql`DELETE FROM blocks`]);
});

it("reads a few rows to list a blocked user's posts, no matter how many there are", async () => {
  await db.batch([sql`INSERT INTO blocks VALUES (${author}, ${reader}, 1)`]);
  const list = () => listUserPosts(db, reader, author, { limit: 20 });
  expect((await list()).items).toEqual([]);
  expect(await measureRows(list)).toBeLessThanOrEqual(10);
  expect(
    await measureRows(() => listComments(db, reader, postId, { limit: 20 })),
  ).toBeLessThanOrEqual(5);
  await db.batch([sql`DELETE FROM blocks`]);
});

it("reads three rows per comment and per reply shown, however many replies there are", async () => {
  const insert = (count: number, parents: Sql) =>
    sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
        INSERT INTO comments (id, postId, userId, content, createdAt, parentId)
        SELECT lower(hex(randomblob(16))), ${postId}, ${author}, 'Amen', 1, parentId FROM n CROSS JOIN ${parents}`;
  const list = () => listComments(db, reader, postId, { limit: 20 });
  await db.batch([insert(100, sql`(SELECT NULL AS parentId)`)]);
  expect((await list()).items).toHaveLength(20);
  expect(await measureRows(list)).toBeLessThanOrEqual(3 * 21 + 10);
  await db.batch([
    insert(
      100,
      sql`(SELECT id AS parentId FROM comments ORDER BY id LIMIT 21)`,
    ),
  ]);
  expect((await list()).items).toHaveLength(20 + 60);
  expect(await measureRows(list)).toBeLessThanOrEqual(3 * (21 + 63) + 21 + 10);
  await db.batch([sql`DELETE FROM comments`]);
});

it("reads two extra rows per muted post", async () => {
  const before = await measureRows(feed(reader));
  await db.batch([sql`INSERT INTO mutes VALUES (${reader}, ${other}, 1)`]);
  const { items } = await feed(reader)();
  expect(items).toHaveLength(20);
  expect(items.every(({ userId }) => userId === author)).toBe(true);
  expect(await measureRows(feed(reader))).toBeLessThanOrEqual(
    before + 2 * 20 + 3,
  );
  await db.batch([sql`DELETE FROM mutes`]);
});

it("limits the scan over muted posts and returns a short page with a cursor", async () => {
  const plain = await mf.getD1Database("DB");
  const chatty = await account("tertullus");
  await addPosts(plain, chatty, reader, 2 * maxScannedPosts);
  await db.batch([sql`INSERT INTO mutes VALUES (${reader}, ${chatty}, 1)`]);
  const seenIds: string[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = await feed(reader, cursor)();
    expect(await measureRows(feed(reader, cursor))).toBeLessThanOrEqual(
      3 * maxScannedPosts + 3 * 20 + 10,
    );
    seenIds.push(...page.items.map(({ id }) => id));
    cursor = page.next ?? undefined;
    pages += 1;
  } while (cursor !== undefined);
  // Every other post once, in order, with at most three extra pages for the scan limit.
  expect(seenIds).toHaveLength(520);
  expect(seenIds).toEqual([...new Set(seenIds)].toSorted().reverse());
  expect(pages).toBeLessThanOrEqual(520 / 20 + 3);
});
