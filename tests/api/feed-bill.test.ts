import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { listFeed } from "~/features/feed/feed.server";
import { findOrCreateAccount } from "~/features/users/account.server";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { addPosts } from "../helpers/many-posts";
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
  findOrCreateAccount(
    db,
    {
      issuer: "https://issuer.example",
      subject: name,
      email: `${name}@example.org`,
      emailVerified: true,
      firstName: null,
      lastName: null,
    },
    owner,
    now,
  );

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
});
