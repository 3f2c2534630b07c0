import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import { sendEventNotifications } from "~/features/notifications/event-notifications.server";
import type { NewEvent } from "~/features/posts/event";
import { insertEvent, updateEvent } from "~/features/posts/event.server";
import { newId } from "~/shared/id";
import { toInstant } from "~/shared/zoned-time.mjs";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { recordStatements } from "../helpers/recording-database";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let mf: Awaited<ReturnType<typeof startBindings>>;
let db: Db;
let people: { author: string; ann: string; ben: string };

beforeAll(async () => {
  mf = await startBindings(false);
  await prepareState(mf, { demo: false });
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

/** An event in which Ann and Ben are interested: its post and its instant. */
async function planned(event: Partial<NewEvent> = {}) {
  const postId = newId();
  const whole = {
    title: "Evensong",
    date: "2040-06-10",
    time: "18:30",
    timeZone: "America/New_York",
    ...event,
  };
  await db.batch([
    sql`INSERT INTO posts (id, userId, type, content, createdAt) VALUES (${postId}, ${people.author}, 'event', '', 1)`,
    insertEvent(postId, whole, 1),
    ...[people.ann, people.ben].map(
      (id) =>
        sql`INSERT INTO interests (postId, userId, createdAt) VALUES (${postId}, ${id}, 1)`,
    ),
  ]);
  const startsAt = toInstant(whole.date, whole.time ?? "00:00", whole.timeZone);
  return { postId, startsAt, stored: { ...whole, time: whole.time ?? null } };
}

type Told = Record<string, string[]>;

/** By person, what they have been told, the earliest first. */
async function told(): Promise<Told> {
  const rows = await db.all<{ username: string; what: string }>(
    sql`SELECT u.username, n.kind || coalesce(' ' || (n.detail ->> '$.date') || ' ' || (n.detail ->> '$.time'), '') AS what
        FROM notifications n JOIN users u ON u.id = n.userId ORDER BY n.createdAt, n.id`,
  );
  const all: Told = {};
  for (const { username, what } of rows) (all[username] ??= []).push(what);
  return all;
}

const everybody = (...what: string[]): Told => ({
  author: what,
  ann: what,
  ben: what,
});

/** The schedule, minute after minute at the times given. */
async function run(...times: number[]): Promise<void> {
  for (const now of times) await sendEventNotifications(db, now);
}

const write = (...statements: Sql[]) => db.batch(statements);

describe("a day and an hour before an event its people are reminded", () => {
  it("each once, not a minute early, and not after it has begun", async () => {
    const { startsAt } = await planned();
    await run(startsAt - day - minute);
    expect(await told()).toEqual({});
    await run(startsAt - day, startsAt - day + minute);
    expect(await told()).toEqual(everybody("reminder 2040-06-10 18:30"));
    await run(
      startsAt - hour - minute,
      startsAt - hour,
      startsAt - 59 * minute,
    );
    await run(startsAt, startsAt + hour, startsAt + day);
    const twice = "reminder 2040-06-10 18:30";
    expect(await told()).toEqual(everybody(twice, twice));
    expect(await db.all(sql`SELECT * FROM event_notifications`)).toEqual([]);
  });

  it.each([
    ["the clocks go forward that night", "2040-03-11"],
    ["the clocks go back that night", "2040-11-04"],
    ["the clocks stay", "2040-06-10"],
  ])("by the instant, where %s", async (_, date) => {
    const { startsAt } = await planned({ date, time: "10:00" });
    for (const [before, count] of [
      [day + minute, undefined],
      [day, 1],
      [hour + minute, 1],
      [hour, 2],
      [hour - minute, 2],
    ] as const) {
      await run(startsAt - before);
      expect((await told())["ann"]?.length).toBe(count);
    }
    expect((await told())["ann"]?.[0]).toBe(`reminder ${date} 10:00`);
  });

  it("of one that lasts its day at nine in the morning before it, and not at night", async () => {
    const { startsAt } = await planned({ time: undefined });
    await run(startsAt - 15 * hour - minute);
    expect(await told()).toEqual({});
    await run(startsAt - 15 * hour, startsAt - hour, startsAt - minute);
    expect((await told())["ben"]).toEqual(["reminder"]);
  });

  it("by two schedules at once and a late third", async () => {
    const { startsAt } = await planned();
    const due = startsAt - day;
    await Promise.all([run(due), run(due), run(due + 1)]);
    await run(due + 2);
    expect(await told()).toEqual(everybody("reminder 2040-06-10 18:30"));
  });

  it("by a schedule that missed an hour, and once where it missed the day", async () => {
    const { startsAt } = await planned();
    await run(startsAt - day + hour);
    expect((await told())["ann"]).toHaveLength(1);
    const other = await planned({ date: "2040-07-01" });
    await run(other.startsAt - minute);
    expect((await told())["ann"]).toEqual([
      "reminder 2040-06-10 18:30",
      "reminder 2040-07-01 18:30",
    ]);
    expect(await db.all(sql`SELECT * FROM event_notifications`)).toEqual([]);
  });

  it("more of them than one batch takes, going on where it stopped", async () => {
    const { postId, startsAt } = await planned();
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

  it("but nobody of an event that is hidden, gone, or of somebody hidden", async () => {
    const { postId, startsAt } = await planned();
    await write(
      sql`INSERT INTO mutes (muterId, mutedId, createdAt) VALUES (${people.ann}, ${people.author}, 1)`,
      sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${people.author}, ${people.ben}, 1)`,
    );
    await run(startsAt - day);
    expect(Object.keys(await told())).toEqual(["author"]);
    await write(sql`UPDATE posts SET hiddenAt = 1 WHERE id = ${postId}`);
    await run(startsAt - hour);
    expect((await told())["author"]).toHaveLength(1);
  });
});

it("who is interested no longer keeps no reminder", async () => {
  const { postId, startsAt } = await planned();
  await run(startsAt - day);
  await write(
    sql`DELETE FROM interests WHERE postId = ${postId} AND userId = ${people.ann}`,
  );
  await run(startsAt - hour);
  expect(Object.keys(await told()).toSorted()).toEqual(["author", "ben"]);
});

describe("an event that moves", () => {
  it("takes its reminders along, and says so to whoever is interested", async () => {
    const { postId, startsAt, stored } = await planned();
    await run(startsAt - day);
    expect(await told()).toEqual(everybody("reminder 2040-06-10 18:30"));
    const moved = { date: "2040-06-12", time: "09:00" };
    await write(...updateEvent(postId, moved, stored, 1));
    await run(startsAt - day + minute);
    const changed = "changed 2040-06-12 09:00";
    // What was said of the time before is taken back.
    expect(await told()).toEqual({ ann: [changed], ben: [changed] });
    await run(startsAt - hour, startsAt);
    expect((await told())["ann"]).toEqual([changed]);
    const anew = toInstant("2040-06-12", "09:00", "America/New_York");
    await run(anew - day, anew - hour, anew);
    const second = "reminder 2040-06-12 09:00";
    expect((await told())["ann"]).toEqual([changed, second, second]);
    expect((await told())["author"]).toEqual([second, second]);
  });

  it("says once what was corrected several times within a minute, and nothing of its words alone", async () => {
    const { postId, startsAt, stored } = await planned();
    const now = startsAt - 3 * day;
    await write(...updateEvent(postId, { title: "Matins" }, stored, 1));
    await run(now);
    expect(await told()).toEqual({});
    await write(...updateEvent(postId, { location: "The hall" }, stored, 1));
    await write(...updateEvent(postId, { time: "19:00" }, stored, 1));
    await run(now, now + minute);
    expect((await told())["ann"]).toEqual(["changed 2040-06-10 19:00"]);
  });

  it("to another time while a schedule is on its way tells nobody of the old one", async () => {
    const { postId, startsAt, stored } = await planned();
    const later = updateEvent(postId, { date: "2040-06-20" }, stored, 1);
    await Promise.all([run(startsAt - day), write(...later)]);
    await run(startsAt - day + minute);
    const reminded = (await told())["ann"]?.filter((what) =>
      what.startsWith("reminder"),
    );
    // Whichever came first at the database.
    expect(reminded?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it("out of the calendar tells whoever was interested, once, and nobody of what is over", async () => {
    const { postId, startsAt } = await planned();
    await write(sql`DELETE FROM posts WHERE id = ${postId}`);
    expect(await told()).toEqual({
      ann: ["cancelled 2040-06-10 18:30"],
      ben: ["cancelled 2040-06-10 18:30"],
    });
    await run(startsAt - day, startsAt - hour);
    expect((await told())["ann"]).toHaveLength(1);
    const past = await planned({ date: "2040-08-01" });
    await write(
      sql`UPDATE events SET startsAt = 1 WHERE postId = ${past.postId}`,
      sql`DELETE FROM posts WHERE id = ${past.postId}`,
    );
    expect((await told())["ann"]).toHaveLength(1);
  });

  it("is cancelled with its author's account", async () => {
    await planned();
    await write(sql`DELETE FROM users WHERE id = ${people.author}`);
    expect((await told())["ann"]).toEqual(["cancelled 2040-06-10 18:30"]);
  });
});
