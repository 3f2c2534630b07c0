import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { allGames } from "~/features/games/all-games.server";
import { type LeaderboardEntry, type Score } from "~/features/games/score";
import { games } from "~/features/games/games";
import { toDayNumber, utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { siteUrl, sqlBatch, sqlCount } from "../helpers/site";

let roundIds = 0;
const newRoundId = () => (++roundIds).toString(16).padStart(32, "0");

const round = (overrides: object = {}) => ({
  roundId: newRoundId(),
  game: "bible-trivia",
  seed: 0,
  level: "easy",
  score: 7,
  ...overrides,
});

const finish = async ({ client }: SignedIn, body: object) => {
  const response = await client.post(urls.api.gameRounds, body);
  expect(response.status).toBe(200);
  return response.json<Score>();
};

describe("POST /api/games/rounds", () => {
  it("counts a round once and stores the best score; between equal scores, the longer round wins", async () => {
    const player = await newPerson();
    const first = round();
    const score = {
      game: "bible-trivia",
      plays: 1,
      best: 7,
      bestMaxScore: 10,
      streak: 0,
      today: null,
    };
    expect(await finish(player, first)).toEqual(score);
    expect(await finish(player, { ...first, score: 9 })).toEqual(score);
    expect(await finish(player, round({ score: 5 }))).toEqual({
      ...score,
      plays: 2,
    });
    expect(await finish(player, round({ score: 10 }))).toMatchObject({
      best: 10,
    });
    const search = (level: string, score: number) =>
      finish(player, round({ game: "word-search", level, score }));
    expect(await search("easy", 6)).toMatchObject({ best: 6, bestMaxScore: 6 });
    expect(await search("hard", 10)).toMatchObject({
      best: 6,
      bestMaxScore: 6,
    });
    expect(await search("hard", 11)).toMatchObject({
      best: 11,
      bestMaxScore: 11,
    });
  });

  it("counts a round once when it's sent 20 times at once", async () => {
    const player = await newPerson();
    const body = round();
    await Promise.all(Array.from({ length: 20 }, () => finish(player, body)));
    expect(await finish(player, body)).toMatchObject({ plays: 1 });
  });

  it.each(games.map(({ id }) => id).filter((id) => id !== "memory"))(
    "rejects a %s score above the round's maximum",
    async (game) => {
      const player = await newPerson();
      const today = toDayNumber(utcDate(Date.now()));
      const maxScore = allGames[game].getMaxScore({
        seed: 4,
        level: "easy",
        today,
      });
      const forged = round({ game, seed: 4, score: maxScore + 1 });
      const problem = await expectProblem(
        await player.client.post(urls.api.gameRounds, forged),
        422,
      );
      expect(problem.issues?.[0]?.path).toBe("score");
      await finish(player, round({ game, seed: 4, score: maxScore }));
    },
  );

  it.each([
    { score: -1 },
    { score: 1.5 },
    { seed: -1 },
    { seed: "1" },
    { level: "divine" },
    { game: "crossword" },
    { roundId: "x" },
  ])("returns 422 for %j", async (invalid) => {
    const player = await newPerson();
    await expectProblem(
      await player.client.post(urls.api.gameRounds, round(invalid)),
      422,
    );
  });

  it("refuses visitors, other methods and a closed game", async () => {
    const player = await newPerson();
    const address = urls.api.gameRounds;
    await expectProblem(await new ApiClient().post(address, round()), 401);
    await expectProblem(await player.client.send("PUT", address), 405);
    const closed = round({ game: "memory", score: 0 });
    await expectProblem(await player.client.post(address, closed), 404);
  });
});

describe("GET /api/games/{game}/leaderboard", () => {
  let me: SignedIn;
  let friend: SignedIn;
  let stranger: SignedIn;
  beforeAll(async () => {
    [me, friend, stranger] = (await newPeople(3)) as [
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    await me.client.post(urls.api.follow(friend.id), { desired: true });
    await finish(me, round({ score: 4 }));
    await finish(friend, round({ score: 9 }));
    await finish(stranger, round({ score: 10 }));
  });
  const listScores = async ({ client }: SignedIn, by = "best") => {
    const address = urls.api.gameEndpoint("bible-trivia", "leaderboard");
    const response = await client.get(`${address}?by=${by}`);
    expect(response.status).toBe(200);
    return response.json<LeaderboardEntry[]>();
  };
  const setScoreSharing = async ({ client }: SignedIn, desired: boolean) => {
    const response = await client.post(urls.api.scoreSharing, { desired });
    expect(await response.json()).toEqual({ showsScores: desired });
  };

  it("lists the viewer and the people they follow, best first", async () => {
    const entries = await listScores(me);
    expect(entries.map(({ user, best }) => [user.id, best])).toEqual([
      [friend.id, 9],
      [me.id, 4],
    ]);
    expect(entries[1]).toEqual({
      user: {
        id: me.id,
        username: me.username,
        firstName: "Ruth",
        lastName: "Reader",
        profileImageUrl: null,
      },
      best: 4,
      bestMaxScore: 10,
      streak: 0,
      today: null,
    });
  });

  it("lists today's results of those who played, best first", async () => {
    const today = utcDate(Date.now());
    const setTodaysScore = (player: SignedIn, score: number) =>
      sql`UPDATE game_scores SET lastDay = ${today}, lastScore = ${score}, lastMaxScore = 5 WHERE userId = ${player.id}`;
    await sqlBatch([setTodaysScore(me, 4)]);
    expect(await listScores(me, "today")).toHaveLength(1);
    await sqlBatch([setTodaysScore(friend, 3)]);
    const entries = await listScores(me, "today");
    expect(entries.map(({ user, today }) => [user.id, today])).toEqual([
      [me.id, { score: 4, maxScore: 5 }],
      [friend.id, { score: 3, maxScore: 5 }],
    ]);
    await expectProblem(
      await me.client.get(
        `${urls.api.gameEndpoint("memory", "leaderboard")}?by=luck`,
      ),
      422,
    );
  });

  it("leaves out players who hide their scores, and is empty for them", async () => {
    await setScoreSharing(friend, false);
    expect((await listScores(me)).map(({ user }) => user.id)).toEqual([me.id]);
    expect(await listScores(friend)).toEqual([]);
    await setScoreSharing(friend, true);
    await me.client.post(urls.api.mute(friend.id), { desired: true });
    expect(await listScores(me)).toHaveLength(1);
  });

  it("returns 401 for visitors and 422 for an unknown game", async () => {
    const visitor = new ApiClient();
    await expectProblem(
      await visitor.get(urls.api.gameEndpoint("memory", "leaderboard")),
      401,
    );
    await expectProblem(
      await visitor.post(urls.api.scoreSharing, { desired: true }),
      401,
    );
    await expectProblem(
      await me.client.get(urls.api.gameEndpoint("chess", "leaderboard")),
      422,
    );
  });
});

describe("POST /api/analytics/game-play", () => {
  const address = urls.api.gamePlay;
  const body = { gameName: "Bible Trivia", sessionId: "1790000000000" };

  it("inserts a row for a signed-in user, and none for a visitor", async () => {
    const player = await newPerson();
    const response = await player.client.post(address, body);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    const rows = sql`SELECT count(*) FROM game_plays
      WHERE userId = ${player.id} AND game = 'Bible Trivia' AND sessionId = ${body.sessionId}`;
    expect(await sqlCount(rows)).toBe(1);
    await expectProblem(await new ApiClient().post(address, body), 401);
  });

  it.each([{ gameName: "" }, { sessionId: "yesterday" }, { sessionId: 1 }])(
    "returns 422 for %j",
    async (invalid) => {
      const player = await newPerson();
      const response = await player.client.post(address, {
        ...body,
        ...invalid,
      });
      await expectProblem(response, 422);
    },
  );
});

describe("the game pages", () => {
  it("redirect from the hub to an open game, and from a closed game to the hub", async () => {
    const { client } = await newPerson();
    const getRedirect = async (path: string) =>
      (await client.get(path)).headers.get("location");
    expect(await getRedirect("/games?game=word-search")).toBe(
      "/games/word-search",
    );
    expect(await getRedirect("/games/word-search")).toBe(
      "/games/word-search?seed=0&level=easy",
    );
    expect(await getRedirect("/games?game=memory")).toBeNull();
    expect(await getRedirect("/games/memory")).toBe("/games");
    expect(await getRedirect("/games/unscramble?day=today")).toBe(
      urls.game("unscramble", { day: utcDate(Date.now()) }),
    );
    const hub = await (await client.get("/games")).text();
    expect(hub.match(/Coming Soon/g)).toHaveLength(1);
  });

  it("show visitors an invitation with a sign-in link back to the game", async () => {
    const day = utcDate(Date.now());
    const loadInvite = async (path: string, returnTo: string) => {
      const html = await (await fetch(`${siteUrl}${path}`)).text();
      const login = urls.api.loginReturningTo(returnTo);
      expect(html).toContain(login.replaceAll("&", "&amp;"));
      return html;
    };
    const today = urls.game("word-search", { day });
    expect(await loadInvite(today, today)).toContain("Everyone gets the same");
    const past = "/games/word-search?day=2026-01-09";
    const html = await loadInvite(past, past);
    expect(html).toContain(
      'property="og:title" content="Word Search: Puzzle for 9 January 2026"',
    );
    for (const invalid of ["2099-01-01", "today", "2026-99-99", "2026-02-30"]) {
      await loadInvite(`/games/word-search?day=${invalid}`, today);
    }
    const round = urls.game("word-search", { seed: 3, level: "hard" });
    expect(await loadInvite(round, round)).toContain("A round to play");
    await loadInvite("/games/word-search", "/games/word-search");
  });

  it("redirect from a past puzzle to the hub, not to today's puzzle", async () => {
    const { client } = await newPerson();
    const response = await client.get("/games/word-search?day=2026-01-09");
    expect(response.headers.get("location")).toBe("/games");
  });
});

it("deletes rounds and scores with the account", async () => {
  const player = await newPerson();
  await finish(player, round());
  await sqlBatch([sql`DELETE FROM users WHERE id = ${player.id}`]);
  for (const table of [sql`game_rounds`, sql`game_scores`]) {
    const rows = sql`SELECT count(*) FROM ${table} WHERE userId = ${player.id}`;
    expect(await sqlCount(rows)).toBe(0);
  }
});
