import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { allGames } from "~/features/games/all-games.server";
import { games } from "~/features/games/games";
import { levels } from "~/features/games/level";
import { answerPuzzle } from "~/features/games/puzzle.server";
import { addDays, toDayNumber, utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";
import { siteDb } from "../helpers/site-db";

describe("the daily puzzle", () => {
  const today = utcDate(Date.now());
  const getPuzzle = (id: keyof typeof allGames) =>
    allGames[id].createPuzzle(toDayNumber(today));
  const sendAnswer = (
    user: SignedIn,
    step: number,
    given: unknown,
    date = today,
  ) =>
    user.client.post(urls.api.gameEndpoint("bible-trivia", "puzzle"), {
      date,
      step,
      answer: given,
    });

  it("keeps the first answer to each step, and updates the streak with the last", async () => {
    const user = await newPerson();
    const { replay } = getPuzzle("bible-trivia");
    for (let step = 0; step < 5; step++) {
      const expected = replay([0, 0, 0, 0, 0]).slice(0, step + 1);
      const [first, again] = [
        await sendAnswer(user, step, 0),
        await sendAnswer(user, step, 1),
      ];
      const expectedBody = {
        answer: 0,
        result: expected[step]?.result,
        score: expected.filter(({ result }) => result.isCorrect).length,
        streak: step === 4 ? 1 : 0,
      };
      expect(await first.json()).toEqual(expectedBody);
      expect(await again.json()).toEqual(expectedBody);
    }
    await expectProblem(await sendAnswer(user, 5, 0), 409);
    const hub = await (await user.client.get("/games")).text();
    const score = replay([0, 0, 0, 0, 0]).filter(
      ({ result }) => result.isCorrect,
    );
    expect(hub.replaceAll("<!-- -->", "")).toContain(
      `Today&#x27;s puzzle: ${score.length} of 5`,
    );
  });

  it("saves one of several concurrent answers to a step", async () => {
    const user = await newPerson();
    const responses = await Promise.all(
      [0, 1, 2, 3, 0, 1, 2, 3].map((given) => sendAnswer(user, 0, given)),
    );
    const texts = await Promise.all(
      responses.map((response) => response.text()),
    );
    expect(new Set(texts).size).toBe(1);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM puzzle_answers WHERE userId = ${user.id}`,
      ),
    ).toBe(1);
  });

  it("continues yesterday's streak, and restarts it after a gap", async () => {
    const [one, other] = (await newPeople(2)) as [SignedIn, SignedIn];
    const insertScore = (user: SignedIn, days: number) => {
      const day = utcDate(Date.now() - days * 86_400_000);
      return sql`INSERT INTO game_scores (userId, game, streak, longestStreak, lastDay)
        VALUES (${user.id}, 'bible-trivia', 5, 8, ${day})`;
    };
    await sqlBatch([insertScore(one, 1), insertScore(other, 4)]);
    for (const user of [one, other]) {
      for (let step = 0; step < 4; step++) await sendAnswer(user, step, 0);
    }
    const answerLastStep = async (user: SignedIn) =>
      (await sendAnswer(user, 4, 0)).json<{ streak: number }>();
    expect((await answerLastStep(one)).streak).toBe(6);
    expect((await answerLastStep(other)).streak).toBe(1);
  });

  it("can be finished after midnight UTC, but not begun", async () => {
    const [user, other] = (await newPeople(2)) as [SignedIn, SignedIn];
    const midnight = Date.parse(addDays(today, 1));
    const answer = ({ id }: SignedIn, step: number, now: number) =>
      answerPuzzle({ db: siteDb, now }, id, "bible-trivia", {
        date: today,
        step,
        answer: 0,
      });
    await answer(user, 0, midnight - 1);
    for (const step of [1, 2, 3]) await answer(user, step, midnight);
    expect(await answer(user, 4, midnight)).toMatchObject({ streak: 1 });
    expect(await answer(other, 0, midnight).catch(String)).toMatch(/AppError/);
  });

  it("rejects a later step, another day, an invalid answer and visitors", async () => {
    const user = await newPerson();
    await expectProblem(await sendAnswer(user, 1, 0), 409);
    await expectProblem(await sendAnswer(user, 0, 0, "2026-01-01"), 409);
    await expectProblem(await sendAnswer(user, 0, 0, "2099-01-01"), 409);
    for (const wrong of [4, -1, "0", null, { a: 1 }]) {
      await expectProblem(await sendAnswer(user, 0, wrong), 422);
    }
    const address = urls.api.gameEndpoint("bible-trivia", "puzzle");
    const body = { date: today, step: 0, answer: 0 };
    await expectProblem(await new ApiClient().post(address, body), 401);
    await expectProblem(await user.client.get(address), 405);
    for (const game of ["chess", "memory"]) {
      const response = await user.client.post(
        urls.api.gameEndpoint(game, "puzzle"),
        body,
      );
      await expectProblem(response, game === "chess" ? 422 : 404);
    }
  });

  it.each([
    ["word-search", { from: [1e308, 0], to: [-1e308, 0] }],
    ["word-search", { from: [0, 0], to: [0, 1e9] }],
    ["word-search", { from: [0.5, 0], to: [3.5, 0] }],
    ["word-search", { from: [0, 0], to: [0, 0] }],
    ["unscramble", Array.from({ length: 10_000 }, () => "x")],
    ["unscramble", ["x"]],
    ["scripture-match", { verse: "x", reference: "y" }],
    ["faith-journey", "__proto__"],
  ])(
    "rejects an impossible answer to %s and stores nothing",
    async (game, given) => {
      const user = await newPerson();
      const body = { date: today, step: 0, answer: given };
      const address = urls.api.gameEndpoint(game, "puzzle");
      await expectProblem(await user.client.post(address, body), 422);
      const rows = sql`SELECT count(*) FROM puzzle_answers WHERE userId = ${user.id}`;
      expect(await sqlCount(rows)).toBe(0);
    },
  );

  it("reveals no answer on any page before the user has played", async () => {
    const user = await newPerson();
    const secrets = (id: "bible-trivia" | "faith-journey") => {
      const { round, replay } = getPuzzle(id);
      const answers =
        id === "bible-trivia" ? [0, 0, 0, 0, 0] : firstChoices(round);
      return replay(answers).flatMap(({ result }) =>
        Object.entries(result)
          .filter(([name]) => ["explanation", "outcome"].includes(name))
          .map(([, text]) => String(text)),
      );
    };
    const hidden = [...secrets("bible-trivia"), ...secrets("faith-journey")];
    expect(hidden.length).toBeGreaterThanOrEqual(6);
    const { round } = getPuzzle("unscramble");
    const verse = (round as { verses: { reference: string }[] }).verses[0];
    const paths = [
      "/games",
      ...games.flatMap(({ id }) => [
        urls.game(id, { day: today }),
        `/games/${id}.data?day=${today}`,
        ...levels.flatMap((level) =>
          Array.from({ length: 6 }, (_, seed) =>
            urls.game(id, { seed, level }),
          ),
        ),
      ]),
    ];
    for (const path of paths) {
      const response = await user.client.get(path);
      const text = await response.text();
      for (const secret of hidden) {
        expect([
          path,
          text.includes(JSON.stringify(secret).slice(1, -1)),
        ]).toEqual([path, false]);
      }
      if (path.includes("unscramble") && !path.includes("day=")) {
        expect([path, text.includes(String(verse?.reference))]).toEqual([
          path,
          false,
        ]);
      }
    }
  });
});

/** Answers for a daily story: the first choice of its first scene. */
function firstChoices(round: unknown): string[] {
  const { firstScene } = round as {
    firstScene: { choices: { id: string }[] };
  };
  return firstScene.choices.slice(0, 1).map(({ id }) => id);
}
