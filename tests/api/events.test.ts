import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { listFeed } from "~/features/feed/feed.server";
import type { Post } from "~/features/posts/post";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { startDatabases } from "../helpers/databases";
import { expectProblem } from "../helpers/problem";
import { recordStatements } from "../helpers/recording-database";
import { newPerson, type SignedIn } from "../helpers/seeds";

describe("the end of an event", () => {
  let author: SignedIn;
  beforeAll(async () => {
    author = await newPerson();
  });

  const details = {
    title: "Retreat",
    date: "2099-06-06",
    time: "18:30",
    timeZone: "America/New_York",
  };
  const create = (event: object) =>
    author.client.post(urls.api.posts(), {
      type: "event",
      eventData: { ...details, ...event },
    });
  const put = (id: string, eventData: object) =>
    author.client.send("PUT", urls.api.post(id), { body: { eventData } });
  const getEnd = async (response: Response) => {
    const { eventData } = await response.json<Post>();
    return [eventData?.endDate, eventData?.endTime, eventData?.endsAt];
  };

  it.each([
    [{}, [null, null, null]],
    [{ endTime: "20:00" }, [null, "20:00", "2099-06-07T00:00:00.000Z"]],
    [
      { endDate: "2099-06-07" },
      ["2099-06-07", null, "2099-06-08T04:00:00.000Z"],
    ],
    [
      { endDate: "2099-06-07", endTime: "12:00" },
      ["2099-06-07", "12:00", "2099-06-07T16:00:00.000Z"],
    ],
    [
      { time: null, endDate: "2099-06-06", endTime: "12:00" },
      ["2099-06-06", null, "2099-06-07T04:00:00.000Z"],
    ],
  ])("is optional: %j", async (event, end) => {
    const response = await create(event);
    expect(response.status).toBe(201);
    expect(await getEnd(response)).toEqual(end);
  });

  it.each([
    [{ endTime: "18:29" }, "endTime"],
    [{ endDate: "2099-06-05" }, "endDate"],
    [{ endDate: "2099-12-24" }, "endDate"],
    [{ endDate: "9999-12-31" }, "endDate"],
    [{ endTime: "25:00" }, "endTime"],
  ])("is refused: %j", async (event, field) => {
    const response = await create(event);
    const { issues } = await expectProblem(response.clone(), 422);
    expect(issues?.map(({ path }) => path)).toEqual([`eventData.${field}`]);
  });

  it("stays where it is absent, is cleared by null, and moves with the event", async () => {
    const { id } = await (
      await create({ endTime: "20:00" })
    ).json<{ id: string }>();
    expect(await getEnd(await put(id, { title: "Vigil" }))).toEqual([
      null,
      "20:00",
      "2099-06-07T00:00:00.000Z",
    ]);
    expect(await getEnd(await put(id, { date: "2099-07-06" }))).toEqual([
      null,
      "20:00",
      "2099-07-07T00:00:00.000Z",
    ]);
    await expectProblem(await put(id, { time: "21:00" }), 422);
    const stored = await author.client.get(urls.api.post(id));
    expect((await stored.json<Post>()).eventData).toMatchObject({
      time: "18:30",
      endTime: "20:00",
    });
    expect(await getEnd(await put(id, { endTime: null }))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("the list of upcoming events", () => {
  const now = Date.parse("2040-06-15T12:00:00Z");
  const day = 86_400_000;
  let mf: Awaited<ReturnType<typeof startDatabases>>;
  let recorder: ReturnType<typeof recordStatements>;
  let db: Db;
  const [author, muted, viewer] = [newId(), newId(), newId()];

  beforeAll(async () => {
    mf = await startDatabases();
    recorder = recordStatements(await mf.getD1Database("DB"));
    db = new Db(recorder.database);
    await db.batch(
      [author, muted, viewer].map(
        (id) =>
          sql`INSERT INTO users (id, username, createdAt) VALUES (${id}, ${id}, 1)`,
      ),
    );
  });
  afterAll(() => mf.dispose());

  /** Events that start so many days from now and last so many; without a time if they last no whole number. */
  const add = (events: [title: string, starts: number, lasts?: number][]) =>
    db.batch(
      events.flatMap(([title, starts, lasts]) => {
        const id = newId();
        const startsAt = now + starts * day;
        const endsAt = lasts === undefined ? null : startsAt + lasts * day;
        const userId = title.startsWith("muted") ? muted : author;
        return [
          sql`INSERT INTO posts (id, userId, type, content, createdAt) VALUES (${id}, ${userId}, 'event', '', 1)`,
          sql`INSERT INTO events (postId, title, date, time, timeZone, startsAt, endsAt)
              VALUES (${id}, ${title}, '2040-06-15', ${title.startsWith("all day") ? null : "12:00"}, 'UTC', ${startsAt}, ${endsAt})`,
        ];
      }),
    );

  const listPages = async (limit: number) => (await listAll(limit)).pages;

  async function listAll(limit: number) {
    const pages: string[][] = [];
    const cursors: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listFeed(
        db,
        viewer,
        {
          type: "event",
          order: "upcoming",
          limit,
          ...(cursor && { cursor }),
        },
        // The event in an hour begins between the pages.
        now + pages.length * day,
      );
      pages.push(page.items.map(({ eventData }) => eventData?.title ?? ""));
      cursor = page.next ?? undefined;
      cursors.push(cursor ?? "");
    } while (cursor !== undefined);
    return { pages, cursors, titles: pages.flat() };
  }

  it("begins with what still lasts, then goes on by date; past ones follow, latest first", async () => {
    await add([
      ["long ago", -40],
      ["in a week", 7],
      ["yesterday", -1],
      ["in an hour", 1 / 24],
      ["until tomorrow", -2, 3],
      ["tomorrow, for a week", 1, 7],
      ["all day", -0.5],
      ["ended", -3, 1],
      ["in two days", 2],
    ]);
    const expected = [
      "until tomorrow",
      "all day",
      "in an hour",
      "tomorrow, for a week",
      "in two days",
      "in a week",
      "yesterday",
      "ended",
      "long ago",
    ];
    expect(await listPages(100)).toEqual([expected]);
    expect((await listPages(2)).flat()).toEqual(expected);
    expect((await listPages(1)).flat()).toEqual(expected);
    const newest = await listFeed(
      db,
      viewer,
      { type: "event", limit: 100 },
      Date.now(),
    );
    expect(newest.items[0]?.eventData?.title).toBe("in two days");
  });

  it("goes on behind authors the viewer has muted", async () => {
    await add([
      ["muted", 0.5],
      ["muted again", 0.6],
    ]);
    await db.batch([sql`INSERT INTO mutes VALUES (${viewer}, ${muted}, 1)`]);
    const pages = await listPages(2);
    expect(pages[1]).toEqual(["in an hour"]);
    expect(pages.flat()).toHaveLength(9);
    expect(pages.flat().join()).not.toContain("muted");
  });

  it("names no hidden event in its cursor, and shows every other once, even at the same time", async () => {
    for (let at = 0; at < 4; at += 1) {
      await add([
        ["same time", 3],
        ["muted at the same time", 3],
        ["muted at the same time", 3],
        ["past", -50],
        ["muted past", -50],
      ]);
    }
    const hidden = await db.all<{ id: string }>(
      sql`SELECT id FROM posts WHERE userId = ${muted}`,
    );
    for (const limit of [1, 2, 3, 5]) {
      const { titles, cursors } = await listAll(limit);
      expect(titles.filter((title) => title === "same time")).toHaveLength(4);
      expect(titles.filter((title) => title === "past")).toHaveLength(4);
      expect(titles).toHaveLength(17);
      for (const { id } of hidden) expect(cursors.join()).not.toContain(id);
    }
  });

  it("rejects the cursor of another list", async () => {
    const cursor = newId();
    await expect(
      listFeed(
        db,
        viewer,
        { type: "event", order: "upcoming", limit: 2, cursor },
        Date.now(),
      ),
    ).rejects.toMatchObject({ code: "invalid" });
  });

  it("reads as many rows with 20,000 events as with 1,000", async () => {
    const addMany = async (count: number) => {
      const ids = Array.from({ length: count }, () => newId());
      const rows = JSON.stringify(ids);
      await db.batch([
        sql`INSERT INTO posts (id, userId, type, content, createdAt)
            SELECT value, ${author}, 'event', '', 1 FROM json_each(${rows})`,
        sql`INSERT INTO events (postId, title, date, time, timeZone, startsAt, endsAt)
            SELECT value, 'Vigil', '2040-06-15', '12:00', 'UTC', ${now} + (key - ${count / 2}) * 60000,
                   iif(key % 3, NULL, ${now} + (key - ${count / 2}) * 60000 + 600000) FROM json_each(${rows})`,
      ]);
    };
    const measure = async () => {
      const rowsRead: number[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < 3; page += 1) {
        recorder.takeRowsRead();
        const query = { type: "event", order: "upcoming", limit: 20 } as const;
        const { items, next } = await listFeed(
          db,
          viewer,
          { ...query, ...(cursor && { cursor }) },
          now,
        );
        expect(items.length).toBeGreaterThan(15);
        rowsRead.push(recorder.takeRowsRead());
        cursor = next ?? undefined;
      }
      return rowsRead;
    };
    await addMany(1000);
    const few = await measure();
    for (let i = 0; i < 19; i += 1) await addMany(1000);
    const many = await measure();
    expect(Math.max(...few, ...many)).toBeLessThanOrEqual(8 * 20 + 400);
    many.forEach((rows, page) => {
      expect(rows / (few[page] ?? 0)).toBeLessThanOrEqual(1.25);
    });
  });
});
