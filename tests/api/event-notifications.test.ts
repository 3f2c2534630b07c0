import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import { removeAccount } from "~/features/account/delete-account.server";
import { setInterest } from "~/features/events/interest.server";
import { sendEventNotifications } from "~/features/notifications/event-notifications.server";
import type { NewEvent } from "~/features/posts/event";
import { insertEvent, updateEvent } from "~/features/posts/event.server";
import { deletePost } from "~/features/posts/post.server";
import { newId } from "~/shared/id";
import { toInstant } from "~/shared/zoned-time.mjs";
import { startDatabases } from "../helpers/databases";
import { recordStatements } from "../helpers/recording-database";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let mf: Awaited<ReturnType<typeof startDatabases>>;
let db: Db;
let people: { author: string; ann: string; ben: string };

beforeAll(async () => {
  mf = await startDatabases();
  db = new Db(recordStatements(await mf.getD1Database("DB")).database);
});
afterAll(() => mf.dispose());

beforeEach(async () => {
  await db.batch([sql`DELETE FROM users`]);
  people = { author: newId(), ann: newId(), ben: newId() };
  await db.batch(
    Object.entries(people).map(
      ([name, id]) =>
        sql`INSERT INTO users (id, username, createdAt) VALUES (${id}, ${name}, 1)`,
    ),
  );
});

/** Creates an event that Ann and Ben are interested in. */
async function createEvent(event: Partial<NewEvent> = {}) {
  const postId = newId();
  const details = {
    title: "Evensong",
    date: "2040-06-10",
    time: "18:30",
    timeZone: "America/New_York",
    ...event,
  };
  await db.batch([
    sql`INSERT INTO posts (id, userId, type, content, createdAt) VALUES (${postId}, ${people.author}, 'event', '', 1)`,
    ...insertEvent(postId, details, 1),
    ...[people.ann, people.ben].map(
      (id) =>
        sql`INSERT INTO interests (postId, userId, createdAt) VALUES (${postId}, ${id}, 1)`,
    ),
  ]);
  const { date, time = null, timeZone } = details;
  const startsAt = toInstant(date, time ?? "00:00", timeZone);
  return {
    postId,
    startsAt,
    stored: { ...details, time, endDate: null, endTime: null },
  };
}

type NotificationsByUser = Record<string, string[]>;

/** The notifications of each user, earliest first. */
async function listNotifications(): Promise<NotificationsByUser> {
  const rows = await db.all<{ username: string; what: string }>(
    sql`SELECT u.username, n.kind || coalesce(' ' || (n.detail ->> '$.date') || ' ' || (n.detail ->> '$.time'), '') AS what
        FROM notifications n JOIN users u ON u.id = n.userId ORDER BY n.createdAt, n.id`,
  );
  const byUser: NotificationsByUser = {};
  for (const { username, what } of rows) (byUser[username] ??= []).push(what);
  return byUser;
}

const forEveryone = (...what: string[]): NotificationsByUser => ({
  author: what,
  ann: what,
  ben: what,
});

/** Runs the scheduled job at each of these times. */
async function run(...times: number[]): Promise<void> {
  for (const now of times) await sendEventNotifications(db, now);
}

const write = (...statements: Sql[]) => db.batch(statements);

describe("reminders a day and an hour before an event", () => {
  it("are sent once each, not a minute early, and not after it has started", async () => {
    const { startsAt } = await createEvent();
    await run(startsAt - day - minute);
    expect(await listNotifications()).toEqual({});
    await run(startsAt - day, startsAt - day + minute);
    expect(await listNotifications()).toEqual(
      forEveryone("reminder 2040-06-10 18:30"),
    );
    await run(
      startsAt - hour - minute,
      startsAt - hour,
      startsAt - 59 * minute,
    );
    await run(startsAt, startsAt + hour, startsAt + day);
    const twice = "reminder 2040-06-10 18:30";
    expect(await listNotifications()).toEqual(forEveryone(twice, twice));
    expect(await db.all(sql`SELECT * FROM event_notifications`)).toEqual([]);
  });

  it.each([
    ["the clocks go forward that night", "2040-03-11"],
    ["the clocks go back that night", "2040-11-04"],
    ["the clocks don't change", "2040-06-10"],
  ])("are sent at the right instant when %s", async (_, date) => {
    const { startsAt } = await createEvent({ date, time: "10:00" });
    for (const [before, count] of [
      [day + minute, undefined],
      [day, 1],
      [hour + minute, 1],
      [hour, 2],
      [hour - minute, 2],
    ] as const) {
      await run(startsAt - before);
      expect((await listNotifications())["ann"]?.length).toBe(count);
    }
    expect((await listNotifications())["ann"]?.[0]).toBe(
      `reminder ${date} 10:00`,
    );
  });

  it("are sent at nine the morning before an all-day event, and not at night", async () => {
    const { startsAt } = await createEvent({ time: undefined });
    await run(startsAt - 15 * hour - minute);
    expect(await listNotifications()).toEqual({});
    await run(startsAt - 15 * hour, startsAt - hour, startsAt - minute);
    expect((await listNotifications())["ben"]).toEqual(["reminder"]);
  });

  it("are sent once by two concurrent runs and a later third", async () => {
    const { startsAt } = await createEvent();
    const due = startsAt - day;
    await Promise.all([run(due), run(due), run(due + 1)]);
    await run(due + 2);
    expect(await listNotifications()).toEqual(
      forEveryone("reminder 2040-06-10 18:30"),
    );
  });

  it("are sent after the job missed an hour, and once if it missed a day", async () => {
    const { startsAt } = await createEvent();
    await run(startsAt - day + hour);
    expect((await listNotifications())["ann"]).toHaveLength(1);
    const other = await createEvent({ date: "2040-07-01" });
    await run(other.startsAt - minute);
    expect((await listNotifications())["ann"]).toEqual([
      "reminder 2040-06-10 18:30",
      "reminder 2040-07-01 18:30",
    ]);
    expect(await db.all(sql`SELECT * FROM event_notifications`)).toEqual([]);
  });

  it("are sent once to more users than fit in one batch", async () => {
    const { postId, startsAt } = await createEvent();
    const crowd = Array.from({ length: 1200 }, () => newId());
    const ids = JSON.stringify(crowd);
    await write(
      sql`INSERT INTO users (id, username, createdAt) SELECT value, value, 1 FROM json_each(${ids})`,
      sql`INSERT INTO interests (postId, userId, createdAt) SELECT ${postId}, value, 1 FROM json_each(${ids})`,
    );
    await Promise.all([run(startsAt - day), run(startsAt - day)]);
    expect(
      await db.all(
        sql`SELECT count(*) AS rows, count(DISTINCT userId) AS people FROM notifications`,
      ),
    ).toEqual([{ rows: 1203, people: 1203 }]);
  });

  it("aren't sent for a hidden event, or to users who muted its author or whom its author blocked", async () => {
    const { postId, startsAt } = await createEvent();
    await write(
      sql`INSERT INTO mutes (muterId, mutedId, createdAt) VALUES (${people.ann}, ${people.author}, 1)`,
      sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${people.author}, ${people.ben}, 1)`,
    );
    await run(startsAt - day);
    expect(Object.keys(await listNotifications())).toEqual(["author"]);
    await write(sql`UPDATE posts SET hiddenAt = 1 WHERE id = ${postId}`);
    await run(startsAt - hour);
    expect((await listNotifications())["author"]).toHaveLength(1);
  });
});

it("removes the reminder of a user who is no longer interested", async () => {
  const { postId, startsAt } = await createEvent();
  await run(startsAt - day);
  await setInterest(db, people.ann, postId, false, 1);
  await run(startsAt - hour);
  expect(Object.keys(await listNotifications()).toSorted()).toEqual([
    "author",
    "ben",
  ]);
});

describe("an event that changes", () => {
  it("moves its reminders, and notifies interested users", async () => {
    const { postId, startsAt, stored } = await createEvent();
    await run(startsAt - day);
    expect(await listNotifications()).toEqual(
      forEveryone("reminder 2040-06-10 18:30"),
    );
    const moved = { date: "2040-06-12", time: "09:00" };
    await write(...updateEvent(postId, moved, stored, 1));
    await run(startsAt - day + minute);
    const changed = "changed 2040-06-12 09:00";
    // Reminders of the previous time are withdrawn.
    expect(await listNotifications()).toEqual({
      ann: [changed],
      ben: [changed],
    });
    await run(startsAt - hour, startsAt);
    expect((await listNotifications())["ann"]).toEqual([changed]);
    const newStart = toInstant("2040-06-12", "09:00", "America/New_York");
    await run(newStart - day, newStart - hour, newStart);
    const second = "reminder 2040-06-12 09:00";
    expect((await listNotifications())["ann"]).toEqual([
      changed,
      second,
      second,
    ]);
    expect((await listNotifications())["author"]).toEqual([second, second]);
  });

  it("sends one notification for several changes within a minute, and none for a new title", async () => {
    const { postId, startsAt, stored } = await createEvent();
    const now = startsAt - 3 * day;
    await write(...updateEvent(postId, { title: "Matins" }, stored, 1));
    await run(now);
    expect(await listNotifications()).toEqual({});
    await write(...updateEvent(postId, { location: "The hall" }, stored, 1));
    await write(...updateEvent(postId, { time: "19:00" }, stored, 1));
    await run(now, now + minute);
    expect((await listNotifications())["ann"]).toEqual([
      "changed 2040-06-10 19:00",
    ]);
  });

  it("sends at most one reminder of the previous time if it moves while the job runs", async () => {
    const { postId, startsAt, stored } = await createEvent();
    const move = updateEvent(postId, { date: "2040-06-20" }, stored, 1);
    await Promise.all([run(startsAt - day), write(...move)]);
    await run(startsAt - day + minute);
    const reminders = (await listNotifications())["ann"]?.filter(
      (notification) => notification.startsWith("reminder"),
    );
    // It depends on which of the two reaches the database first.
    expect(reminders?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it("notifies interested users once when it's deleted, unless it's over", async () => {
    const { postId, startsAt } = await createEvent();
    await deletePost(db, people.author, postId);
    expect(await listNotifications()).toEqual({
      ann: ["cancelled 2040-06-10 18:30"],
      ben: ["cancelled 2040-06-10 18:30"],
    });
    await run(startsAt - day, startsAt - hour);
    expect((await listNotifications())["ann"]).toHaveLength(1);
    const past = await createEvent({ date: "2040-08-01" });
    await write(
      sql`UPDATE events SET startsAt = 1 WHERE postId = ${past.postId}`,
    );
    await deletePost(db, people.author, past.postId);
    expect((await listNotifications())["ann"]).toHaveLength(1);
  });

  it("is cancelled when its author's account is deleted", async () => {
    await createEvent();
    const env = {
      PRODUCT_NAME: "Site",
      SANCTIONS_SECRET: "x".repeat(32),
      IMAGES: await mf.getR2Bucket("IMAGES"),
    };
    const app = { db, now: 1, requestId: "", env };
    const isAuthor = sql`id = ${people.author}`;
    const send = (writes: Sql[]) => db.batch(writes);
    await removeAccount(app as never, people.author, isAuthor, send);
    expect((await listNotifications())["ann"]).toEqual([
      "cancelled 2040-06-10 18:30",
    ]);
  });
});
