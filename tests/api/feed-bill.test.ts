import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { listFeed } from "~/features/feed/feed.server";
import { savePreferences } from "~/features/onboarding/preferences.server";
import { findOrCreateAccount } from "~/features/users/account.server";
import { listSuggestedUsers } from "~/features/users/follow.server";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { addPosts } from "../helpers/many-posts";
import { providerProfile } from "../helpers/provider-profile";
import { recordStatements } from "../helpers/recording-database";

let mf: Awaited<ReturnType<typeof startBindings>>;
let people: ReturnType<typeof recordStatements>;
let db: Db;
const now = Date.now();
const owner = "owner@example.org";

beforeAll(async () => {
  mf = await startBindings(false);
  await prepareState(mf, { demo: false });
  people = recordStatements(await mf.getD1Database("DB"));
  db = new Db(people.database);
});
afterAll(() => mf.dispose());

const account = (name: string) =>
  findOrCreateAccount(db, providerProfile(name), owner, now);

describe("the bill of a feed", () => {
  const limits = [20, 100];

  async function bills(readerId: string): Promise<number[]> {
    const bill: number[] = [];
    for (const limit of limits) {
      for (const type of ["all", "text"] as const) {
        people.takeRowsRead();
        await listFeed(db, readerId, { type, limit });
        const rows = people.takeRowsRead();
        expect(rows).toBeLessThanOrEqual(3 * limit + 10);
        bill.push(rows);
      }
    }
    return bill;
  }

  it("is three rows a post, in a table of 1,000 and in one of 20,000", async () => {
    const plain = await mf.getD1Database("DB");
    const [author, reader] = [await account("luke"), await account("theo")];
    await addPosts(plain, author, reader, 1000);
    const few = await bills(reader);
    await addPosts(plain, author, reader, 19_000);
    const many = await bills(reader);
    many.forEach((rows, i) => {
      expect(Math.abs(rows / (few[i] ?? 0) - 1)).toBeLessThanOrEqual(0.05);
    });
  });

  it("is the same on the hundredth page as on the first", async () => {
    const plain = await mf.getD1Database("DB");
    const reader = await account("theo");
    const cursor = await plain
      .prepare("SELECT id FROM posts ORDER BY id DESC LIMIT 1 OFFSET 10000")
      .first<string>("id");
    people.takeRowsRead();
    await listFeed(db, reader, {
      type: "all",
      limit: 100,
      cursor: cursor ?? "",
    });
    expect(people.takeRowsRead()).toBeLessThanOrEqual(310);
  });

  it("is the same in the reader's own order, but for what he prefers: two rows", async () => {
    const reader = await account("theo");
    await savePreferences(db, reader, ["prayers", "videos"], now);
    for (const limit of limits) {
      const bill = async (order: "newest" | "preferred") => {
        people.takeRowsRead();
        await listFeed(db, reader, { type: "all", order, limit });
        return people.takeRowsRead();
      };
      const newest = await bill("newest");
      expect(await bill("preferred")).toBeLessThanOrEqual(newest + 2);
    }
  });
});

describe("the bill of the suggestions", () => {
  it("is that of 25 people, however many there are to suggest", async () => {
    const plain = await mf.getD1Database("DB");
    const reader = await account("theo");
    await plain
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
         INSERT INTO users (id, username, preferenceBits, createdAt)
         SELECT 'crowd-' || i, 'crowd' || i, i % 256, 0 FROM n`,
      )
      .run();
    people.takeRowsRead();
    expect(await listSuggestedUsers(db, reader, 0)).toHaveLength(5);
    expect(people.takeRowsRead()).toBeLessThanOrEqual(60);
  });

  it("goes round again behind the last one", async () => {
    const plain = await mf.getD1Database("DB");
    const reader = await account("silas");
    // All but seven of the hundred whom the suggestions are picked from.
    await plain
      .prepare(
        `INSERT INTO follows (followerId, followeeId, createdAt)
         SELECT ?1, id, 0 FROM (
           SELECT id FROM users WHERE id <> ?1
           ORDER BY followersCount DESC, id DESC LIMIT 100)
         LIMIT -1 OFFSET 7`,
      )
      .bind(reader)
      .run();
    const idsAt = async (offset: number) =>
      (await listSuggestedUsers(db, reader, offset)).map(({ id }) => id);
    const all = [...(await idsAt(0)), ...(await idsAt(5))];
    expect(new Set(all).size).toBe(7);
    people.takeRowsRead();
    const again = await idsAt(10);
    expect(people.takeRowsRead()).toBeLessThanOrEqual(600);
    expect(again).toHaveLength(4);
    expect(all).toEqual(expect.arrayContaining(again));
  });
});
