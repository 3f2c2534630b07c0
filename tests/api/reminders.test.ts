import { readFileSync, readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { PushMessage } from "~/features/notifications/push/push-message";
import { sendReminders } from "~/features/notifications/reminders.server";
import type { ScheduleContext } from "~/platform/schedule.server";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { expectProblem } from "../helpers/problem";
import {
  deliverMessage,
  insertDevices,
  pushEnv,
  startPushDelivery,
  type PushDelivery,
} from "../helpers/push-delivery";
import type { PushService } from "../helpers/push-service";
import { newPeople, type SignedIn } from "../helpers/seeds";

const [minute, day] = [60_000, 86_400_000];

/** Outside the build, the hash in the address is another one. */
function readScripture(url: string): Response {
  const folder = "build/client/scripture";
  const [hash = ""] = readdirSync(folder);
  const file = new URL(url).pathname.split("/").slice(3).join("/");
  return new Response(readFileSync(`${folder}/${hash}/${file}`));
}

describe("/api/reminders/{kind}", () => {
  const verseUrl = urls.api.reminder("verse");
  const morning = { localTime: "07:00", timeZone: "Asia/Jerusalem" };

  it("returns 401 to visitors, and 422 for unknown kinds and invalid times", async () => {
    const visitor = new ApiClient();
    const [{ client }] = (await newPeople(1)) as [SignedIn];
    const put = (user: ApiClient, url: string, body: unknown) =>
      user.send("PUT", url, { body });
    await expectProblem(await visitor.get(verseUrl), 401);
    await expectProblem(await put(visitor, verseUrl, morning), 401);
    await expectProblem(await visitor.send("DELETE", verseUrl), 401);
    const unknown = urls.api.reminder("psalm");
    await expectProblem(await put(client, unknown, morning), 422);
    for (const wrong of [
      { localTime: "7:00" },
      { localTime: "24:00" },
      { localTime: null },
      { timeZone: "Mars/Olympus" },
      { timeZone: "+02:00" },
      { timeZone: undefined },
    ]) {
      const sent = put(client, verseUrl, { ...morning, ...wrong });
      await expectProblem(await sent, 422);
    }
    expect(await expectOk(client.get(verseUrl))).toBeNull();
  });

  it("turns each kind on, changes its time and turns it off, also twice at once", async () => {
    const [{ client }] = (await newPeople(1)) as [SignedIn];
    const evening = { localTime: "21:15", timeZone: "Europe/Berlin" };
    const put = (body: unknown) =>
      expectOk(client.send("PUT", verseUrl, { body }));
    expect(await put(morning)).toEqual(morning);
    await Promise.all([put(evening), put(evening)]);
    expect(await expectOk(client.get(verseUrl))).toEqual(evening);
    expect(await expectOk(client.get(urls.api.reminder("prayer")))).toBeNull();
    const off = [1, 2].map(() => client.send("DELETE", verseUrl));
    expect((await Promise.all(off)).map(({ status }) => status)).toEqual([
      204, 204,
    ]);
    expect(await expectOk(client.get(verseUrl))).toBeNull();
  });
});

describe("sending", () => {
  const now = Date.parse("2026-06-01T05:00:00Z");
  let db: Db;
  let service: PushService;
  let statements: PushDelivery["statements"];
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ db, service, statements, stop } = await startPushDelivery());
  });
  afterAll(() => stop());

  /** Users with one device each and a reminder at 07:00 in Berlin. */
  async function newReaders(count: number, dueAt = now, kind = "verse") {
    const browser = service.newBrowser();
    const ids = Array.from({ length: count }, () => newId());
    await insertDevices(db, browser, ids, now);
    await db.batch([
      sql`INSERT INTO reminders (userId, kind, localTime, timeZone, nextAt)
          SELECT value, ${kind}, '07:00', 'Europe/Berlin', ${dueAt} FROM json_each(${JSON.stringify(ids)})`,
    ]);
    return { browser, userId: ids[0] ?? "" };
  }

  async function run(at = now): Promise<PushMessage[]> {
    const messages: PushMessage[] = [];
    const sendBatch = (batch: { body: PushMessage }[]) => {
      messages.push(...batch.map(({ body }) => body));
      return Promise.resolve();
    };
    const env = { PUSHES: { sendBatch } } as unknown as ScheduleContext["env"];
    await sendReminders({ db, env, now: at });
    return messages;
  }

  const getNextAt = async (userId: string) => {
    const row = await db.first<{ nextAt: number }>(
      sql`SELECT nextAt FROM reminders WHERE userId = ${userId}`,
    );
    return row?.nextAt;
  };

  it("sends a due reminder once, during quiet hours too, and moves it to the next day", async () => {
    const { userId } = await newReaders(1);
    await db.batch([
      sql`INSERT INTO quiet_hours (userId, timeZone, quietFrom, quietUntil) VALUES (${userId}, 'UTC', '00:00', '23:59')`,
    ]);
    expect(await run(now - 1)).toEqual([]);
    const runs = await Promise.all([run(), run()]);
    expect(runs.flat()).toEqual([
      { kind: "reminder", reminder: "verse", dueAt: now, deviceId: userId },
    ]);
    expect(await run(now + minute)).toEqual([]);
    expect(await getNextAt(userId)).toBe(now + day);
  });

  it("skips a reminder that is an hour late", async () => {
    const { userId } = await newReaders(1, now - 60 * minute);
    expect(await run()).toEqual([]);
    expect(await getNextAt(userId)).toBe(now + day);
  });

  it.each([
    [
      "suspended users",
      sql`UPDATE users SET suspendedUntil = ${now + 1} WHERE id = `,
    ],
    ["users who signed out", sql`DELETE FROM sessions WHERE userId = `],
    ["deleted accounts", sql`DELETE FROM users WHERE id = `],
  ])("sends nothing to %s", async (_, change) => {
    const { userId } = await newReaders(1);
    await db.batch([sql`${change}${userId}`]);
    expect(await run()).toEqual([]);
  });

  it("sends 500 a run, those due last first, and reads nine rows for each", async () => {
    const overdue = await newReaders(1, now - 2 * minute);
    await newReaders(500);
    statements.takeRowsRead();
    expect(await run()).toHaveLength(500);
    expect(statements.takeRowsRead()).toBeLessThanOrEqual(500 * 9 + 1);
    expect(await getNextAt(overdue.userId)).toBe(now - 2 * minute);
    expect(await run(now + minute)).toHaveLength(1);
    statements.takeRowsRead();
    await run(now + minute);
    expect(statements.takeRowsRead()).toBeLessThanOrEqual(1);
  });

  it.each([
    ["verse", /^Verse of the Day · [1-3A-Z]/, "/verse-of-the-day"],
    ["prayer", /^Prayer of the Day$/, "/prayer-of-the-day"],
  ])(
    "pushes the day's %s once, and less than an hour late",
    async (kind, title, path) => {
      const { browser } = await newReaders(1, now, kind);
      const [body] = await run();
      const env = { ...pushEnv, ASSETS: { fetch: readScripture } };
      for (const minutes of [60, 5, 30]) {
        const at = now + minutes * minute;
        // The claim of the attempt that came too late has expired.
        await db.batch([sql`UPDATE push_deliveries SET claimedAt = 0`]);
        await deliverMessage(
          { db, env: env as unknown as ScheduleContext["env"], now: at },
          body,
        );
      }
      expect(browser.pushes()).toHaveLength(1);
      expect(browser.pushes()[0]?.notification).toMatchObject({
        title: expect.stringMatching(title) as string,
        body: expect.stringMatching(/\w/) as string,
        navigate: `https://site.example${path}`,
        tag: path,
      });
    },
  );

  it.each([
    [0, undefined],
    [1, "Time to pray: 1 on your list"],
    [2, "Time to pray: 2 on your list"],
  ])(
    "with %i due on the list: pushes the number and nothing else",
    async (due, title) => {
      const { browser, userId } = await newReaders(1, now, "list");
      await db.batch(
        ["2026-06-01", "2026-05-31", "2026-05-30"].map(
          (lastDay, i) =>
            sql`INSERT INTO prayer_list (id, userId, content, every, lastDay, createdAt)
                VALUES (${newId()}, ${userId}, 'For Anna', 'day', ${i > due ? "2026-06-01" : lastDay}, 1)`,
        ),
      );
      const [body] = await run();
      await deliverMessage({ db, env: pushEnv, now }, body);
      expect(
        browser.pushes().map(({ notification }) => notification),
      ).toMatchObject(
        title === undefined
          ? []
          : [
              {
                title,
                body: "",
                navigate: "https://site.example/prayers/now",
              },
            ],
      );
    },
  );
});
