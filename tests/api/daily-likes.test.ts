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
  crowd = await newPeople(2);
  [person] = crowd as [SignedIn];
});

/** A day of the archive that no other test uses. */
let days = 0;
const newDay = () => utcDate(Date.UTC(2026, 2, 1) + 86_400_000 * days++);

const like = (
  user: SignedIn,
  kind: DailyKind,
  date?: string,
  desired?: boolean,
) =>
  user.client.post(
    urls.api.dailyLike(kind, date),
    desired === undefined ? undefined : { desired },
  );
const share = (user: SignedIn, kind: DailyKind, date?: string) =>
  user.client.post(urls.api.dailyShare(kind, date));

/** Counts the rows, and expects the count columns to match. */
async function getCounts(kind: DailyKind, date: string) {
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

async function getJson<Value>(request: Promise<Response>): Promise<Value> {
  const response = await request;
  expect(response.status).toBe(200);
  return response.json<Value>();
}

describe.each(kinds)("the %s of the day", (kind) => {
  it("toggles the like if there's no body", async () => {
    const date = newDay();
    const responses = [
      await like(person, kind, date),
      await like(person, kind, date),
    ];
    expect(
      await Promise.all(responses.map((response) => response.json())),
    ).toEqual([
      { liked: true, likesCount: 1 },
      { liked: false, likesCount: 0 },
    ]);
  });

  it("sets the desired state, however often it's sent, and returns it", async () => {
    const date = newDay();
    for (const desired of [true, true, false, false, true]) {
      expect(await getJson(like(person, kind, date, desired))).toEqual({
        liked: desired,
        likesCount: Number(desired),
      });
      const url = urls.api.dailyEngagement(kind, date);
      expect(await getJson(person.client.get(url))).toEqual({ liked: desired });
    }
    const other = crowd[1] as SignedIn;
    const url = urls.api.dailyEngagement(kind, date);
    expect(await getJson(other.client.get(url))).toEqual({ liked: false });
    expect(await getCounts(kind, date)).toEqual({
      likesCount: 1,
      sharesCount: 0,
    });
  });

  it("counts one share per user and day, however often it's sent", async () => {
    const [date, next] = [newDay(), newDay()];
    for (const body of [undefined, {}, null, { to: "x" }]) {
      const path = urls.api.dailyShare(kind, date);
      expect(await getJson(person.client.post(path, body))).toEqual({
        shared: true,
        sharesCount: 1,
      });
    }
    expect(await getJson(share(crowd[1] as SignedIn, kind, date))).toEqual({
      shared: true,
      sharesCount: 2,
    });
    expect(await getJson(share(person, kind, next))).toMatchObject({
      sharesCount: 1,
    });
  });

  it("uses today if no date is given", async () => {
    const before = utcDate(Date.now());
    await getJson(like(person, kind, undefined, true));
    await getJson(share(person, kind));
    const rows = await sqlRows(
      sql`SELECT DISTINCT date FROM daily_engagement
          WHERE userId = ${person.id} AND kind = ${kind} AND date >= ${before}`,
    );
    expect(rows.map(({ date }) => date)).toContain(utcDate(Date.now()));
  });

  it("loses the likes and shares of a deleted user", async () => {
    const date = newDay();
    const deletedUser = await newPerson();
    await getJson(like(deletedUser, kind, date, true));
    await getJson(share(deletedUser, kind, date));
    await sqlRows(sql`DELETE FROM users WHERE id = ${deletedUser.id}`);
    expect(await getCounts(kind, date)).toEqual({
      likesCount: 0,
      sharesCount: 0,
    });
  });

  it("returns 401 to visitors and for unknown sessions, and writes nothing", async () => {
    const date = newDay();
    const unknownSession = new ApiClient();
    unknownSession.jar.set("session", newSessionToken());
    for (const client of [new ApiClient(), unknownSession]) {
      const responses = [
        await client.get(urls.api.dailyEngagement(kind, date)),
        await client.post(urls.api.dailyShare(kind, date)),
        await client.post(urls.api.dailyLike(kind, date)),
        await client.post(urls.api.dailyLike(kind, date), { desired: true }),
        await client.post(urls.api.dailyLike(kind, "2099-01-01")),
      ];
      for (const response of responses) await expectProblem(response, 401);
    }
    expect(await getCounts(kind, date)).toEqual({
      likesCount: 0,
      sharesCount: 0,
    });
  });

  it("returns 403 for another site", async () => {
    const evil = { origin: "https://evil.example" };
    for (const path of [urls.api.dailyLike(kind), urls.api.dailyShare(kind)]) {
      await expectProblem(await person.client.post(path, undefined, evil), 403);
    }
  });

  it("returns 404 or 422 for a day outside the archive, and writes nothing", async () => {
    const before = await sqlCount(sql`SELECT count(*) FROM daily_engagement`);
    for (const [date, status] of [
      ["2099-01-01", 404],
      ["2025-12-31", 404],
      ["2026-02-30", 422],
      ["x".repeat(5000), 422],
    ] as const) {
      await expectProblem(await like(person, kind, date, true), status);
      await expectProblem(await share(person, kind, date), status);
      const url = urls.api.dailyEngagement(kind, date);
      await expectProblem(await person.client.get(url), status);
    }
    expect(await sqlCount(sql`SELECT count(*) FROM daily_engagement`)).toBe(
      before,
    );
  });

  it("returns 405 for GET and 415 for a form", async () => {
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
    "returns 422 for %j",
    async (body) => {
      const path = urls.api.dailyLike(kind, newDay());
      await expectProblem(await person.client.post(path, body), 422);
    },
  );
});

describe("concurrent requests", () => {
  it("count exactly when 200 users like and share today's verse while KV is cleared", async () => {
    const today = utcDate(Date.now());
    const users = await newPeople(200);
    const before = await getCounts("verse", today);
    const requests: Promise<DailyCounts>[] = [];
    const likes: Promise<DailyLikeResponse>[] = [];
    const shares: Promise<DailyShareResponse>[] = [];
    const cacheClears: Promise<void>[] = [];
    users.forEach((user, i) => {
      likes.push(getJson(like(user, "verse", today, i % 2 ? true : undefined)));
      shares.push(getJson(share(user, "verse", today)));
      if (i % 10 === 0) {
        requests.push(getJson(user.client.get(urls.api.daily("verse"))));
      }
      if (i % 40 === 20) cacheClears.push(clearDailyCache());
    });
    const likesCounts = (await Promise.all(likes)).map(
      ({ likesCount }) => likesCount,
    );
    const sharesCounts = (await Promise.all(shares)).map(
      ({ sharesCount }) => sharesCount,
    );
    await Promise.all([...requests, ...cacheClears]);
    // Each response has the count right after its own like, so all differ. Other tests like today's verse, too.
    expect(new Set(likesCounts).size).toBe(200);
    expect(new Set(sharesCounts).size).toBe(200);
    expect(Math.min(...likesCounts)).toBeGreaterThan(before.likesCount);
    const ids = JSON.stringify(users.map(({ id }) => id));
    const rows = sql`SELECT count(*) FROM daily_engagement WHERE date = ${today} AND kind = 'verse'
        AND userId IN (SELECT value FROM json_each(${ids}))`;
    expect(await sqlCount(rows)).toBe(400);
    const after = await getCounts("verse", today);
    expect(after.likesCount).toBeGreaterThanOrEqual(before.likesCount + 200);
    expect(after.sharesCount).toBeGreaterThanOrEqual(before.sharesCount + 200);
  });

  it("toggle the like every time when one user sends 200", async () => {
    const date = newDay();
    const responses = await Promise.all(
      Array.from({ length: 200 }, () =>
        getJson<DailyLikeResponse>(like(person, "prayer", date)),
      ),
    );
    expect(responses.filter(({ liked }) => liked)).toHaveLength(100);
    for (const { liked, likesCount } of responses) {
      expect(likesCount).toBe(Number(liked));
    }
    expect(await getCounts("prayer", date)).toEqual({
      likesCount: 0,
      sharesCount: 0,
    });
  });

  it("store one like and one share when one user sends 200 of each", async () => {
    const date = newDay();
    await Promise.all(
      Array.from({ length: 200 }, () => [
        getJson(like(person, "verse", date, true)),
        getJson(share(person, "verse", date)),
      ]).flat(),
    );
    expect(await getCounts("verse", date)).toEqual({
      likesCount: 1,
      sharesCount: 1,
    });
  });
});
