import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type {
  DailyLikeResponse,
  DailyShareResponse,
} from "~/features/daily/daily-api";
import type { DailyCounts, DailyKind } from "~/features/daily/daily";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { newSessionToken } from "../helpers/session-token";
import { siteUrl, sqlCount, sqlRows, clearDailyCache } from "../helpers/site";

const kinds = ["verse", "prayer"] as const;
let crowd: SignedIn[];
let person: SignedIn;

beforeAll(async () => {
  crowd = await newPeople(500);
  [person] = crowd as [SignedIn];
});

/** A day of the archive that no other test has touched. */
let days = 0;
const newDay = () => utcDate(Date.UTC(2026, 2, 1) + 86_400_000 * days++);

const like = (
  who: SignedIn,
  kind: DailyKind,
  date?: string,
  desired?: boolean,
) =>
  who.client.post(
    urls.api.dailyLike(kind, date),
    desired === undefined ? undefined : { desired },
  );
const share = (who: SignedIn, kind: DailyKind, date?: string) =>
  who.client.post(urls.api.dailyShare(kind, date));

/** What the rows say, and what the columns say that are counted beside them. */
async function counts(kind: DailyKind, date: string) {
  const rows = (action: string) =>
    sqlCount(
      sql`SELECT count(*) FROM daily_engagement
          WHERE date = ${date} AND kind = ${kind} AND action = ${action}`,
    );
  const [columns] = await sqlRows(
    sql`SELECT likesCount, sharesCount FROM daily_counts WHERE date = ${date} AND kind = ${kind}`,
  );
  const counted = {
    likesCount: await rows("like"),
    sharesCount: await rows("share"),
  };
  expect(columns ?? { likesCount: 0, sharesCount: 0 }).toEqual(counted);
  return counted;
}

async function read<Value>(answer: Promise<Response>): Promise<Value> {
  const response = await answer;
  expect(response.status).toBe(200);
  return response.json<Value>();
}

describe.each(kinds)("the %s of the day", (kind) => {
  it("is liked and liked no longer, without a body", async () => {
    const date = newDay();
    const replies = [
      await like(person, kind, date),
      await like(person, kind, date),
    ];
    expect(await Promise.all(replies.map((reply) => reply.json()))).toEqual([
      { liked: true, likesCount: 1 },
      { liked: false, likesCount: 0 },
    ]);
  });

  it("takes the wanted state as often as it is sent, and tells it", async () => {
    const date = newDay();
    for (const desired of [true, true, false, false, true]) {
      expect(await read(like(person, kind, date, desired))).toEqual({
        liked: desired,
        likesCount: Number(desired),
      });
      const own = urls.api.dailyEngagement(kind, date);
      expect(await read(person.client.get(own))).toEqual({ liked: desired });
    }
    const other = crowd[1] as SignedIn;
    const own = urls.api.dailyEngagement(kind, date);
    expect(await read(other.client.get(own))).toEqual({ liked: false });
    expect(await counts(kind, date)).toEqual({ likesCount: 1, sharesCount: 0 });
  });

  it("counts a person's sharing once a day, however often it is sent", async () => {
    const [date, next] = [newDay(), newDay()];
    for (const body of [undefined, {}, null, { to: "x" }]) {
      const path = urls.api.dailyShare(kind, date);
      expect(await read(person.client.post(path, body))).toEqual({
        shared: true,
        sharesCount: 1,
      });
    }
    expect(await read(share(crowd[1] as SignedIn, kind, date))).toEqual({
      shared: true,
      sharesCount: 2,
    });
    expect(await read(share(person, kind, next))).toMatchObject({
      sharesCount: 1,
    });
  });

  it("means today where no day is given", async () => {
    const before = utcDate(Date.now());
    await read(like(person, kind, undefined, true));
    await read(share(person, kind));
    const rows = await sqlRows(
      sql`SELECT DISTINCT date FROM daily_engagement
          WHERE userId = ${person.id} AND kind = ${kind} AND date >= ${before}`,
    );
    expect(rows.map(({ date }) => date)).toContain(utcDate(Date.now()));
  });

  it("goes with the person who liked and shared it", async () => {
    const date = newDay();
    const gone = await newPerson();
    await read(like(gone, kind, date, true));
    await read(share(gone, kind, date));
    await sqlRows(sql`DELETE FROM users WHERE id = ${gone.id}`);
    expect(await counts(kind, date)).toEqual({ likesCount: 0, sharesCount: 0 });
  });

  it("401: visitors and strange sessions, and nothing is written", async () => {
    const date = newDay();
    const strange = new ApiClient();
    strange.jar.set("session", newSessionToken());
    for (const client of [new ApiClient(), strange]) {
      const answers = [
        await client.get(urls.api.dailyEngagement(kind, date)),
        await client.post(urls.api.dailyShare(kind, date)),
        await client.post(urls.api.dailyLike(kind, date)),
        await client.post(urls.api.dailyLike(kind, date), { desired: true }),
        await client.post(urls.api.dailyLike(kind, "2099-01-01")),
      ];
      for (const answer of answers) await expectProblem(answer, 401);
    }
    expect(await counts(kind, date)).toEqual({ likesCount: 0, sharesCount: 0 });
  });

  it("403: another site", async () => {
    const evil = { origin: "https://evil.example" };
    for (const path of [urls.api.dailyLike(kind), urls.api.dailyShare(kind)]) {
      await expectProblem(await person.client.post(path, undefined, evil), 403);
    }
  });

  it("404 and 422: a day that is none of ours, and nothing is written", async () => {
    const before = await sqlCount(sql`SELECT count(*) FROM daily_engagement`);
    for (const [date, status] of [
      ["2099-01-01", 404],
      ["2025-12-31", 404],
      ["2026-02-30", 422],
      ["x".repeat(5000), 422],
    ] as const) {
      await expectProblem(await like(person, kind, date, true), status);
      await expectProblem(await share(person, kind, date), status);
      const own = urls.api.dailyEngagement(kind, date);
      await expectProblem(await person.client.get(own), status);
    }
    expect(await sqlCount(sql`SELECT count(*) FROM daily_engagement`)).toBe(
      before,
    );
  });

  it("405 and 415: other methods, a form", async () => {
    for (const path of [urls.api.dailyLike(kind), urls.api.dailyShare(kind)]) {
      const response = await person.client.get(path);
      await expectProblem(response, 405);
      expect(response.headers.get("allow")).toBe("POST");
    }
    const headers = {
      origin: siteUrl,
      "content-type": "application/x-www-form-urlencoded",
    };
    const path = urls.api.dailyLike(kind);
    const form = { method: "POST", headers, body: "desired=true" };
    await expectProblem(await person.client.raw(path, form), 415);
  });

  it.each([{ desired: "yes" }, { desired: 1 }, { desired: null }, [], 7])(
    "422: %j",
    async (body) => {
      const path = urls.api.dailyLike(kind, newDay());
      await expectProblem(await person.client.post(path, body), 422);
    },
  );
});

describe("all at once", () => {
  it("500 people like and share today's verse while KV is wiped: exact counts, nothing lost", async () => {
    const today = utcDate(Date.now());
    const tried = await newPeople(500);
    const before = await counts("verse", today);
    const visits: Promise<DailyCounts>[] = [];
    const likes: Promise<DailyLikeResponse>[] = [];
    const shares: Promise<DailyShareResponse>[] = [];
    const wipes: Promise<void>[] = [];
    tried.forEach((who, i) => {
      likes.push(read(like(who, "verse", today, i % 2 ? true : undefined)));
      shares.push(read(share(who, "verse", today)));
      if (i % 10 === 0) {
        visits.push(read(who.client.get(urls.api.verseOfTheDay())));
      }
      if (i % 100 === 50) wipes.push(clearDailyCache());
    });
    const seen = (await Promise.all(likes)).map(({ likesCount }) => likesCount);
    const shared = (await Promise.all(shares)).map(
      ({ sharesCount }) => sharesCount,
    );
    await Promise.all([...visits, ...wipes]);
    // Each reply is the number right after that very like: all different, none left out. Others like today's, too.
    expect(new Set(seen).size).toBe(500);
    expect(new Set(shared).size).toBe(500);
    expect(Math.min(...seen)).toBeGreaterThan(before.likesCount);
    const ids = JSON.stringify(tried.map(({ id }) => id));
    const rows = sql`SELECT count(*) FROM daily_engagement WHERE date = ${today} AND kind = 'verse'
        AND userId IN (SELECT value FROM json_each(${ids}))`;
    expect(await sqlCount(rows)).toBe(1000);
    const after = await counts("verse", today);
    expect(after.likesCount).toBeGreaterThanOrEqual(before.likesCount + 500);
    expect(after.sharesCount).toBeGreaterThanOrEqual(before.sharesCount + 500);
  });

  it("one person turns it over 200 times: every second time it is liked", async () => {
    const date = newDay();
    const replies = await Promise.all(
      Array.from({ length: 200 }, () =>
        read<DailyLikeResponse>(like(person, "prayer", date)),
      ),
    );
    expect(replies.filter(({ liked }) => liked)).toHaveLength(100);
    for (const { liked, likesCount } of replies) {
      expect(likesCount).toBe(Number(liked));
    }
    expect(await counts("prayer", date)).toEqual({
      likesCount: 0,
      sharesCount: 0,
    });
  });

  it("one person wants it 200 times, and shares it as often: one like, one share", async () => {
    const date = newDay();
    await Promise.all(
      Array.from({ length: 200 }, () => [
        read(like(person, "verse", date, true)),
        read(share(person, "verse", date)),
      ]).flat(),
    );
    expect(await counts("verse", date)).toEqual({
      likesCount: 1,
      sharesCount: 1,
    });
  });
});
