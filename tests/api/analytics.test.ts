import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { toDay } from "~/features/analytics/period";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newPerson, type SignedIn } from "../helpers/seeds";
import { sqlRows } from "../helpers/site";

const sessionId = `${Date.now()}`;
const visit = (page: string) => ({ page, sessionId });

const listVisits = ({ id }: SignedIn) =>
  sqlRows(
    sql`SELECT day, sessionId, sessions, continuedSessions, pageFlags FROM visits WHERE userId = ${id}`,
  );

const listFeatures = async ({ id }: SignedIn) =>
  (
    await sqlRows(
      sql`SELECT feature FROM last_uses WHERE userId = ${id} ORDER BY feature`,
    )
  ).map(({ feature }) => feature);

describe("POST /api/analytics/page-visit", () => {
  it("stores one row per session and day, with flags for the tracked pages", async () => {
    const user = await newPerson();
    for (const page of [
      "home",
      "bible",
      "verse-detail",
      "verse-of-the-day",
      "settings",
    ]) {
      const response = await user.client.post(urls.api.pageVisit, visit(page));
      expect(response.status).toBe(204);
      expect(await response.text()).toBe("");
    }
    const day = toDay(Date.now());
    expect(await listVisits(user)).toEqual([
      { day, sessionId, sessions: 1, continuedSessions: 0, pageFlags: 0b10001 },
    ]);
    expect(await listFeatures(user)).toEqual([
      "any",
      "bible",
      "verse-of-the-day",
    ]);
  });

  it("counts a user once, even for concurrent heartbeats", async () => {
    const user = await newPerson();
    const getUsersToday = () =>
      sqlRows(
        sql`SELECT sum(users) AS users FROM daily_usage WHERE feature = 'videos' AND day = ${toDay(Date.now())}`,
      );
    const before = Number((await getUsersToday())[0]?.["users"] ?? 0);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        user.client.post(urls.api.pageVisit, visit("videos")),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(
      responses.map(() => 204),
    );
    expect(await listVisits(user)).toMatchObject([
      { sessions: 1, pageFlags: 0b1000 },
    ]);
    expect(await getUsersToday()).toEqual([{ users: before + 1 }]);
  });

  it("stores at most 50 sessions per user and day, and keeps counting those", async () => {
    const user = await newPerson();
    const send = async (first: number, last: number) => {
      for (let id = first; id <= last; id += 1) {
        const body = { page: "bible", sessionId: `${id}` };
        const { status } = await user.client.post(urls.api.pageVisit, body);
        expect(status).toBe(204);
      }
    };
    await send(1, 50);
    await expectNoWrites([{ name: "further ids", send: () => send(51, 60) }]);
    await sqlRows(
      sql`UPDATE visits SET lastSeenAt = lastSeenAt - 60000 WHERE userId = ${user.id}`,
    );
    await send(50, 51);
    const rows = await sqlRows(
      sql`SELECT count(*) AS stored, sum(sessions) AS sessions, count(nullif(durationMs, 0)) AS longer
          FROM visits WHERE userId = ${user.id}`,
    );
    expect(rows).toEqual([{ stored: 50, sessions: 50, longer: 1 }]);
  });

  it("returns 401 to visitors, and 405 for GET", async () => {
    const response = await new ApiClient().post(
      urls.api.pageVisit,
      visit("bible"),
    );
    await expectProblem(response, 401);
    await expectProblem(await new ApiClient().get(urls.api.pageVisit), 405);
  });

  it.each([
    {},
    { page: "bible" },
    { page: "", sessionId },
    { page: "x".repeat(51), sessionId },
    { page: "bible", sessionId: "now" },
    { page: "bible", sessionId: 1 },
    { page: "bible", sessionId: "9".repeat(17) },
  ])("returns 422 for %j", async (body) => {
    const user = await newPerson();
    await expectProblem(await user.client.post(urls.api.pageVisit, body), 422);
    expect(await listVisits(user)).toEqual([]);
  });
});

describe("POST /api/analytics/game-play", () => {
  it("also counts as a heartbeat, and counts the player", async () => {
    const user = await newPerson();
    const play = { gameName: "Memory Game", sessionId };
    expect((await user.client.post(urls.api.gamePlay, play)).status).toBe(204);
    expect(await listVisits(user)).toMatchObject([
      { sessions: 1, pageFlags: 0 },
    ]);
    expect(await listFeatures(user)).toEqual(["Memory Game", "any"]);
  });

  it("returns 422 for an unknown game", async () => {
    const user = await newPerson();
    const play = { gameName: "<b>Mine</b>", sessionId };
    await expectProblem(await user.client.post(urls.api.gamePlay, play), 422);
  });
});

describe("POST /api/analytics/opt-out", () => {
  it("counts no visits until the user turns counting on again", async () => {
    const user = await newPerson();
    const optOut = async (desired: boolean) => {
      const response = await user.client.post(urls.api.optOut, { desired });
      expect(await response.json()).toEqual({ optedOut: desired });
    };
    await optOut(true);
    const play = { gameName: "Word Search", sessionId };
    await expectNoWrites([
      {
        name: "a visit",
        send: () => user.client.post(urls.api.pageVisit, visit("bible")),
      },
      {
        name: "a round",
        send: () => user.client.post(urls.api.gamePlay, play),
      },
    ]);
    await optOut(false);
    await user.client.post(urls.api.pageVisit, visit("bible"));
    expect(await listVisits(user)).toHaveLength(1);
  });

  it("returns 422 without a boolean, and 401 to visitors", async () => {
    const user = await newPerson();
    await expectProblem(
      await user.client.post(urls.api.optOut, { desired: 3 }),
      422,
    );
    await expectProblem(
      await new ApiClient().post(urls.api.optOut, { desired: true }),
      401,
    );
  });
});
