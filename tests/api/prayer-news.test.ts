import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import { deletePost } from "~/features/posts/post.server";
import { sendCheckIns, sendPrayerNews } from "~/features/prayer/news.server";
import {
  addUpdate,
  changeRequest,
  deleteUpdate,
  setAnswer,
  setClosed,
  takeBackAnswer,
} from "~/features/prayer/progress.server";
import { dayMs } from "~/shared/duration.mjs";
import { newId } from "~/shared/id";
import { startDatabases } from "../helpers/databases";
import { recordStatements } from "../helpers/recording-database";

let mf: Awaited<ReturnType<typeof startDatabases>>;
let db: Db;
let people: Record<"author" | "ann" | "ben", string>;

const now = Date.now();

beforeAll(async () => {
  mf = await startDatabases();
  db = new Db(recordStatements(await mf.getD1Database("DB")).database);
});
afterAll(() => mf.dispose());

beforeEach(async () => {
  await write(sql`DELETE FROM users`);
  people = { author: newId(), ann: newId(), ben: newId() };
  await write(
    ...Object.entries(people).map(
      ([name, id]) =>
        sql`INSERT INTO users (id, username, createdAt) VALUES (${id}, ${name}, 1)`,
    ),
  );
});

const write = (...statements: Sql[]) => db.batch(statements);

const pray = (postId: string, userIds: string[]) =>
  write(
    sql`INSERT INTO prayed (postId, userId, times, lastDay, dayEndsAt)
        SELECT ${postId}, value, 1, '2026-01-01', 1 FROM json_each(${JSON.stringify(userIds)})`,
  );

const addToList = (postId: string, userIds: string[]) =>
  write(
    sql`INSERT INTO prayer_list (id, userId, postId, every, createdAt)
        SELECT value || ${postId}, value, ${postId}, 'day', 1 FROM json_each(${JSON.stringify(userIds)})`,
  );

/** A request that Ann and its author have prayed for, and that Ann and Ben have on their lists. */
async function newRequest(column = sql`anonymous`, value: number | string = 0) {
  const postId = newId();
  await write(
    sql`INSERT INTO posts (id, userId, type, content, createdAt, ${column})
        VALUES (${postId}, ${people.author}, 'prayer', 'Pray', 1, ${value})`,
  );
  await pray(postId, [people.author, people.ann]);
  await addToList(postId, [people.ann, people.ben]);
  return postId;
}

const update = (postId: string) =>
  addUpdate(db, people.author, postId, "Better", { now, idempotencyKey: null });

const answer = (postId: string) =>
  changeRequest(db, people.author, postId, setAnswer(postId, "Thanks", now));

const send = () => sendPrayerNews(db, now);

const listNotifications = () =>
  db.all<{ username: string; kind: string; detail: string; actors: string }>(
    sql`SELECT u.username, n.kind, n.detail, n.latestActorIds AS actors FROM notifications n
        JOIN users u ON u.id = n.userId ORDER BY n.kind, u.username`,
  );

const listRecipients = async () =>
  (await listNotifications()).map(({ username }) => username);

describe("an update or an answer", () => {
  it("notifies everyone who prayed or has it on their list, once, without its text", async () => {
    const postId = await newRequest();
    await update(postId);
    await answer(postId);
    await Promise.all([send(), send()]);
    await answer(postId);
    await send();
    const expected = (username: string, kind: string) => ({
      username,
      kind,
      detail: '{"postType":"prayer"}',
      actors: JSON.stringify([people.author]),
    });
    expect(await listNotifications()).toEqual([
      expected("ann", "prayer_answered"),
      expected("ben", "prayer_answered"),
      expected("ann", "prayer_update"),
      expected("ben", "prayer_update"),
    ]);
    await sendPrayerNews(db, now + dayMs);
    expect(await listNotifications()).toHaveLength(4);
    expect(await db.all(sql`SELECT * FROM prayer_news`)).toEqual([]);
  });

  it("notifies once in a day of an answer that was taken back and given again", async () => {
    const postId = await newRequest();
    const takeBack = () => write(...takeBackAnswer(postId, now));
    await answer(postId);
    await takeBack();
    await answer(postId);
    await send();
    expect(await listRecipients()).toEqual(["ann", "ben"]);
    await takeBack();
    await answer(postId);
    await send();
    expect(await listNotifications()).toEqual([]);
    await sendPrayerNews(db, now + dayMs);
    expect(await listNotifications()).toEqual([]);
    await takeBack();
    await answer(postId);
    await send();
    expect(await listRecipients()).toEqual(["ann", "ben"]);
  });

  it("names nobody for an anonymous request or on the lock screen for a narrow audience", async () => {
    await update(await newRequest(sql`anonymous`, 1));
    await send();
    expect(await listNotifications()).toMatchObject([
      { username: "ann", actors: "[]" },
      { username: "ben", actors: "[]" },
    ]);
    await write(
      sql`DELETE FROM notifications`,
      sql`INSERT INTO follows (followerId, followeeId, createdAt) VALUES (${people.ann}, ${people.author}, 1)`,
    );
    await update(await newRequest(sql`audience`, "followers"));
    await send();
    // Ben doesn't follow the author any more.
    expect(await listNotifications()).toMatchObject([
      {
        username: "ann",
        detail: '{"postType":"prayer","isPrivate":true}',
      },
    ]);
  });

  it.each<[string, (postId: string) => Sql]>([
    [
      "blocked the author",
      () =>
        sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${people.ann}, ${people.author}, 1)`,
    ],
    [
      "are blocked",
      () =>
        sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${people.author}, ${people.ann}, 1)`,
    ],
    [
      "muted the author",
      () =>
        sql`INSERT INTO mutes (muterId, mutedId, createdAt) VALUES (${people.ann}, ${people.author}, 1)`,
    ],
    [
      "turned this off",
      () =>
        sql`INSERT INTO notification_levels (userId, kind, level) VALUES (${people.ann}, 'prayer_update', 'off')`,
    ],
  ])("doesn't notify people who %s", async (_, change) => {
    const postId = await newRequest();
    await update(postId);
    await write(change(postId));
    await send();
    expect(await listRecipients()).toEqual(["ben"]);
  });

  it("of an anonymous request notifies people who muted its author, but not those who hid it", async () => {
    const postId = await newRequest(sql`anonymous`, 1);
    await write(
      sql`INSERT INTO mutes (muterId, mutedId, createdAt) VALUES (${people.ann}, ${people.author}, 1)`,
      sql`INSERT INTO hidden_posts (userId, postId) VALUES (${people.ben}, ${postId})`,
    );
    await update(postId);
    await send();
    expect(await listRecipients()).toEqual(["ann"]);
  });

  it("that is taken back or deleted takes its notifications with it, sent or not", async () => {
    const postId = await newRequest();
    const first = await update(postId);
    const { id } = await update(postId);
    await answer(postId);
    await write(...takeBackAnswer(postId, now), ...deleteUpdate(postId, id));
    await send();
    const updates = [{ kind: "prayer_update" }, { kind: "prayer_update" }];
    expect(await listNotifications()).toMatchObject(updates);
    await answer(postId);
    await send();
    expect(await listNotifications()).toHaveLength(4);
    await write(...takeBackAnswer(postId, now));
    expect(await listNotifications()).toMatchObject(updates);
    await write(...deleteUpdate(postId, first.id));
    expect(await listNotifications()).toEqual([]);
    await answer(postId);
    await deletePost(db, people.author, postId);
    await send();
    expect(await listNotifications()).toEqual([]);
  });

  it("notifies 10,000 people once each, although the job is killed twice", async () => {
    const postId = await newRequest();
    const crowd = Array.from({ length: 9998 }, () => newId());
    await write(
      sql`INSERT INTO users (id, username, createdAt) SELECT value, value, 1 FROM json_each(${JSON.stringify(crowd)})`,
    );
    // Some did both.
    await pray(postId, crowd.slice(0, 6000));
    await addToList(postId, crowd.slice(4000));
    await update(postId);
    const countNotified = () =>
      db.first(
        sql`SELECT count(*) AS rows, count(DISTINCT userId) AS people FROM notifications`,
      );
    // The author is on the first page and not notified.
    for (const [pages, count] of [
      [3, 1499],
      [4, 3499],
    ] as const) {
      await expect(sendPrayerNews(killAfter(pages), now)).rejects.toThrow(
        "killed",
      );
      expect(await countNotified()).toEqual({ rows: count, people: count });
    }
    await Promise.all([send(), send()]);
    expect(await countNotified()).toEqual({ rows: 10_000, people: 10_000 });
    expect(await db.all(sql`SELECT * FROM prayer_news`)).toEqual([]);
  });
});

/** A database that fails after some batches. */
function killAfter(batches: number): Db {
  let left = batches;
  return {
    all: (query: Sql) => db.all(query),
    batch: (queries: Sql[]) => {
      if (left === 0) throw new Error("killed");
      left -= 1;
      return db.batch(queries);
    },
  } as unknown as Db;
}

describe("the check-in", () => {
  const makeDue = (at: number) =>
    write(sql`UPDATE posts SET checkInAt = ${at}`);

  it("asks the author once, and not of a closed or answered request", async () => {
    const ids = [await newRequest(), await newRequest(), await newRequest()];
    await makeDue(now + 1);
    await sendCheckIns(db, now);
    expect(await listNotifications()).toEqual([]);
    const [closed = "", answered = "", open] = ids;
    await write(...setClosed(closed, true, now));
    await answer(answered);
    await Promise.all([sendCheckIns(db, now + 1), sendCheckIns(db, now + 1)]);
    await sendCheckIns(db, now + 2);
    expect(await listNotifications()).toEqual([
      {
        username: "author",
        kind: "prayer_check_in",
        detail: '{"postType":"prayer"}',
        actors: "[]",
      },
    ]);
    expect(await db.all(sql`SELECT postId FROM notifications`)).toEqual([
      { postId: open },
    ]);
  });

  it("asks about at most 500 requests a run, and of no hidden one", async () => {
    await newRequest(sql`hiddenAt`, 1);
    await write(
      sql`INSERT INTO posts (id, userId, type, content, createdAt, checkInAt)
          SELECT 'post ' || value, ${people.author}, 'prayer', 'Pray', 1, 2 FROM json_each(${JSON.stringify(Array.from({ length: 600 }, (_, i) => i))})`,
      sql`UPDATE posts SET checkInAt = 1 WHERE hiddenAt IS NOT NULL`,
    );
    await sendCheckIns(db, now);
    expect(await listNotifications()).toHaveLength(499);
    await sendCheckIns(db, now);
    expect(await listNotifications()).toHaveLength(600);
    expect(
      await db.all(sql`SELECT id FROM posts WHERE checkInAt IS NOT NULL`),
    ).toEqual([]);
  });
});
