import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { listFeed } from "~/features/feed/feed.server";
import { savePreferences } from "~/features/onboarding/preferences.server";
import { findOrCreateAccount } from "~/features/users/account.server";
import { listSuggestedUsers } from "~/features/users/follow.server";
import { startDatabases } from "../helpers/databases";
import { addPosts } from "../helpers/many-posts";
import { providerProfile } from "../helpers/provider-profile";
import { recordStatements } from "../helpers/recording-database";

let mf: Awaited<ReturnType<typeof startDatabases>>;
let recorder: ReturnType<typeof recordStatements>;
let db: Db;
const now = Date.now();
const limits = [20, 100];
const owner = "owner@example.org";

beforeAll(async () => {
  mf = await startDatabases();
  recorder = recordStatements(await mf.getD1Database("DB"));
  db = new Db(recorder.database);
});
afterAll(() => mf.dispose());

const account = (name: string) =>
  findOrCreateAccount(db, providerProfile(name), owner, now);

describe("rows read by the feed", () => {
  async function measureFeed(readerId: string): Promise<number[]> {
    const rowsRead: number[] = [];
    for (const limit of limits) {
      for (const type of ["all", "text"] as const) {
        recorder.takeRowsRead();
        await listFeed(db, readerId, { type, limit }, now);
        const rows = recorder.takeRowsRead();
        expect(rows).toBeLessThanOrEqual(3 * limit + 10);
        rowsRead.push(rows);
      }
    }
    return rowsRead;
  }

  it("are three per post, with 1,000, with 20,000 posts and with 2,000 narrower ones", async () => {
    const plain = await mf.getD1Database("DB");
    const [author, reader] = [await account("luke"), await account("theo")];
    await addPosts(plain, author, reader, 1000);
    const few = await measureFeed(reader);
    await addPosts(plain, author, reader, 19_000);
    const many = await measureFeed(reader);
    many.forEach((rows, i) => {
      expect(Math.abs(rows / (few[i] ?? 0) - 1)).toBeLessThanOrEqual(0.05);
    });
    for (const audience of ["followers", "me"] as const)
      await addPosts(plain, author, reader, 1000, audience);
    expect(await measureFeed(reader)).toEqual(many);
  });

  it("are as many on the hundredth page as on the first", async () => {
    const plain = await mf.getD1Database("DB");
    const reader = await account("theo");
    const cursor = await plain
      .prepare("SELECT id FROM posts ORDER BY id DESC LIMIT 1 OFFSET 10000")
      .first<string>("id");
    recorder.takeRowsRead();
    const query = { type: "all", limit: 100, cursor: cursor ?? "" } as const;
    await listFeed(db, reader, query, now);
    expect(recorder.takeRowsRead()).toBeLessThanOrEqual(310);
  });

  it("are two more for each of the 100 ranked posts in For you, whose first page takes one round trip", async () => {
    const reader = await account("theo");
    await savePreferences(db, reader, ["prayers", "videos"], now);
    // The first page of a visit also writes its time.
    await listFeed(
      db,
      reader,
      { type: "all", order: "preferred", limit: 20 },
      now,
    );
    for (const limit of limits) {
      const measure = async (order: "newest" | "preferred") => {
        recorder.takeRowsRead();
        recorder.takeRoundTrips();
        await listFeed(db, reader, { type: "all", order, limit }, now);
        expect(recorder.takeRoundTrips()).toBe(1);
        return recorder.takeRowsRead();
      };
      const newest = await measure("newest");
      // The spare posts, and one row to sort each post.
      expect(await measure("preferred")).toBeLessThanOrEqual(
        newest + 2 * 101 + 3 * 5 + limit + 10,
      );
    }
  });
});

describe("rows read by lists of prayer requests", () => {
  /** Inserts requests that sort after those of a smaller `rank`. 100,000 take 3 s. */
  const addPrayers = async (
    authorId: string,
    rank: number,
    count: number,
    answeredAt: number | null = null,
    audience = "everyone",
  ) => {
    const plain = await mf.getD1Database("DB");
    await plain
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         INSERT INTO posts (id, userId, type, content, createdAt, answeredAt, audience)
         SELECT printf('0199000%d-0000-7000-8000-%012d', ?, i), ?, 'prayer', 'Pray', 0, ?, ? FROM n`,
      )
      .bind(count, rank, authorId, answeredAt, audience)
      .run();
  };

  it("are two per request, with 100,000 answered and 2,000 narrower ones as without", async () => {
    const [author, reader] = [await account("luke"), await account("theo")];
    const measure = async (
      viewerId: string,
      prayers: "open" | "answered" | "mine",
    ) => {
      recorder.takeRowsRead();
      const query = { type: "prayer", prayers, limit: 100 } as const;
      const { items } = await listFeed(db, viewerId, query, now);
      expect(items).toHaveLength(100);
      const rows = recorder.takeRowsRead();
      expect(rows).toBeLessThanOrEqual(2 * 100 + 10);
      return rows;
    };
    await addPrayers(author, 1, 200);
    const open = await measure(reader, "open");
    await addPrayers(author, 2, 100_000, 1);
    await addPrayers(author, 3, 2000, null, "me");
    expect(await measure(reader, "open")).toBe(open);
    await measure(reader, "answered");
    await measure(author, "mine");
  });
});

describe("suggested users", () => {
  it("reads at most 60 rows with 5,000 users", async () => {
    const plain = await mf.getD1Database("DB");
    const reader = await account("theo");
    await plain
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
         INSERT INTO users (id, username, preferenceBits, createdAt)
         SELECT 'crowd-' || i, 'crowd' || i, i % 256, 0 FROM n`,
      )
      .run();
    recorder.takeRowsRead();
    expect(await listSuggestedUsers(db, reader, 0)).toHaveLength(5);
    expect(recorder.takeRowsRead()).toBeLessThanOrEqual(60);
  });
});

describe("Following", () => {
  it("reads two rows per followee and five per post, however many posts there are", async () => {
    const [reader, author] = [await account("theo"), await account("luke")];
    const plain = await mf.getD1Database("DB");
    const others = Array.from({ length: 50 }, (_, i) => `followee-${i}`);
    await plain.batch([
      plain
        .prepare(
          "INSERT INTO users (id, username, createdAt, newestPostId) SELECT value, value, 0, '0' FROM json_each(?)",
        )
        .bind(JSON.stringify(others)),
      plain
        .prepare(
          "INSERT INTO follows (followerId, followeeId, createdAt) SELECT ?, value, 0 FROM json_each(?)",
        )
        .bind(reader, JSON.stringify([author, ...others])),
    ]);
    const query = { type: "all", order: "following" } as const;
    let cursor: string | undefined;
    for (const limit of limits) {
      recorder.takeRowsRead();
      const page = await listFeed(db, reader, { ...query, limit, cursor }, now);
      const rows = recorder.takeRowsRead();
      const forFollowers = page.items.filter(
        ({ audience }) => audience === "followers",
      );
      expect(page.items).toHaveLength(limit);
      // The follow and the user, and per post the three rows of other feeds and two to merge it.
      expect(rows).toBeLessThanOrEqual(
        (1 + 1) * 51 + (3 + 2) * limit + forFollowers.length + 10,
      );
      cursor = page.next ?? "";
    }
  });
});
