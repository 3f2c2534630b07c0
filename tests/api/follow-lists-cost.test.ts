import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { listFollows } from "~/features/users/follower.server";
import type { PeopleTab } from "~/features/users/profile-tab";
import { newId } from "~/shared/id";
import { startDatabases } from "../helpers/databases";
import { recordStatements } from "../helpers/recording-database";

const perBind = 5000;
const limit = 30;

let mf: Awaited<ReturnType<typeof startDatabases>>;
let recorder: ReturnType<typeof recordStatements>;
let db: Db;

beforeAll(async () => {
  mf = await startDatabases();
  recorder = recordStatements(await mf.getD1Database("DB"));
  db = new Db(recorder.database);
});
afterAll(() => mf.dispose());

/** Inserts users directly into the table. */
async function addPeople(count: number): Promise<string[]> {
  const plain = await mf.getD1Database("DB");
  const ids = Array.from({ length: count }, () => newId());
  for (let done = 0; done < count; done += perBind) {
    await plain
      .prepare(
        `INSERT INTO users (id, username, createdAt) SELECT value, value, 1 FROM json_each(?1)`,
      )
      .bind(JSON.stringify(ids.slice(done, done + perBind)))
      .run();
  }
  return ids;
}

/** Each of the crowd follows `star` and is followed by `fan`, one second apart. */
async function addFollows(
  star: string,
  fan: string,
  crowd: string[],
): Promise<void> {
  const plain = await mf.getD1Database("DB");
  for (let done = 0; done < crowd.length; done += perBind) {
    const ids = JSON.stringify(crowd.slice(done, done + perBind));
    const insert = (rows: string) =>
      plain
        .prepare(
          `INSERT INTO follows (followerId, followeeId, createdAt)
           SELECT ${rows}, ?3 + key * 1000 FROM json_each(?2)`,
        )
        .bind(rows.startsWith("value") ? star : fan, ids, done * 1000);
    await plain.batch([insert("value, ?1"), insert("?1, value")]);
  }
}

/** Rows read by the first page, the second one, and the page after the cursor `far`. */
async function measurePages(
  list: PeopleTab,
  userId: string,
  readerId: string,
  far: string | undefined,
): Promise<number[]> {
  recorder.takeRowsRead();
  const first = await listFollows(db, readerId, list, userId, { limit });
  expect(first.items).toHaveLength(limit);
  const rowsRead = [recorder.takeRowsRead()];
  for (const cursor of [first.next ?? undefined, far]) {
    if (cursor === undefined) continue;
    await listFollows(db, readerId, list, userId, { limit, cursor });
    rowsRead.push(recorder.takeRowsRead());
  }
  return rowsRead;
}

describe("rows read by a follow list", () => {
  it("are the same for 10,000 users as for a few, on any page", async () => {
    const [small, smallFan, star, fan, reader] = (await addPeople(5)) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const crowd = await addPeople(10_000);
    await addFollows(small, smallFan, crowd.slice(0, 2 * limit + 10));
    await addFollows(star, fan, crowd);
    const far = `${5000 * 1000}.~`;
    const lists = [
      ["followers", small, star],
      ["following", smallFan, fan],
    ] as const;
    for (const [list, few, many] of lists) {
      const [expectedRows = 0] = await measurePages(
        list,
        few,
        reader,
        undefined,
      );
      expect(expectedRows).toBeLessThanOrEqual(3 * limit + 10);
      for (const rows of await measurePages(list, many, reader, far)) {
        expect(Math.abs(rows / expectedRows - 1)).toBeLessThanOrEqual(0.05);
      }
    }
  });

  it("are at most 40 for ten users", async () => {
    const [star, fan, reader, ...crowd] = (await addPeople(13)) as [
      string,
      string,
      string,
      ...string[],
    ];
    await addFollows(star, fan, crowd);
    for (const [list, id] of [
      ["followers", star],
      ["following", fan],
    ] as const) {
      recorder.takeRowsRead();
      await listFollows(db, reader, list, id, { limit });
      expect(recorder.takeRowsRead()).toBeLessThanOrEqual(3 * 10 + 10);
    }
  });
});
