import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { allGames } from "~/features/games/all-games.server";
import { games } from "~/features/games/games";
import { levels } from "~/features/games/level";
import { dayNumber } from "~/features/games/streak";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";

describe("the puzzle of the day", () => {
  const today = utcDate(Date.now());
  const puzzleOf = (id: keyof typeof allGames) =>
    allGames[id].createPuzzle(dayNumber(today));
  const answer = (who: SignedIn, step: number, given: unknown, date = today) =>
    who.client.post(urls.api.gameEndpoint("bible-trivia", "puzzle"), {
      date,
      step,
      answer: given,
    });

  it("takes the first answer to each step, and counts the day with the last", async () => {
    const who = await newPerson();
    const { replay } = puzzleOf("bible-trivia");
    for (let step = 0; step < 5; step++) {
      const expected = replay([0, 0, 0, 0, 0]).slice(0, step + 1);
      const [first, again] = [
        await answer(who, step, 0),
        await answer(who, step, 1),
      ];
      const reply = {
        answer: 0,
        result: expected[step]?.result,
        score: expected.filter(({ result }) => result.isCorrect).length,
        streak: step === 4 ? 1 : 0,
      };
      expect(await first.json()).toEqual(reply);
      expect(await again.json()).toEqual(reply);
    }
    await expectProblem(await answer(who, 5, 0), 409);
    const hub = await (await who.client.get("/games")).text();
    const score = replay([0, 0, 0, 0, 0]).filter(
      ({ result }) => result.isCorrect,
    );
    expect(hub.replaceAll("<!-- -->", "")).toContain(
      `Today’s puzzle: ${score.length} of 5`,
    );
  });

  it("gives one of two tabs the step", async () => {
    const who = await newPerson();
    const replies = await Promise.all(
      [0, 1, 2, 3, 0, 1, 2, 3].map((given) => answer(who, 0, given)),
    );
    const texts = await Promise.all(replies.map((reply) => reply.text()));
    expect(new Set(texts).size).toBe(1);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM puzzle_answers WHERE userId = ${who.id}`,
      ),
    ).toBe(1);
  });

  it("goes on with yesterday's streak, and begins anew after a gap", async () => {
    const [one, other] = (await newPeople(2)) as [SignedIn, SignedIn];
    const played = (who: SignedIn, days: number) => {
      const day = utcDate(Date.now() - days * 86_400_000);
      return sql`INSERT INTO game_scores (userId, game, streak, longestStreak, lastDay)
        VALUES (${who.id}, 'bible-trivia', 5, 8, ${day})`;
    };
    await sqlBatch([played(one, 1), played(other, 4)]);
    for (const who of [one, other]) {
      for (let step = 0; step < 4; step++) await answer(who, step, 0);
    }
    const last = async (who: SignedIn) =>
      (await answer(who, 4, 0)).json<{ streak: number }>();
    expect((await last(one)).streak).toBe(6);
    expect((await last(other)).streak).toBe(1);
  });

  it("refuses a step too far, another day, what is no answer, and visitors", async () => {
    const who = await newPerson();
    await expectProblem(await answer(who, 1, 0), 409);
    await expectProblem(await answer(who, 0, 0, "2026-01-01"), 409);
    await expectProblem(await answer(who, 0, 0, "2099-01-01"), 409);
    for (const wrong of [4, -1, "0", null, { a: 1 }]) {
      await expectProblem(await answer(who, 0, wrong), 422);
    }
    const address = urls.api.gameEndpoint("bible-trivia", "puzzle");
    const body = { date: today, step: 0, answer: 0 };
    await expectProblem(await new ApiClient().post(address, body), 401);
    await expectProblem(await who.client.get(address), 405);
    for (const game of ["chess", "memory"]) {
      const response = await who.client.post(
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
  ])("keeps nothing of what cannot be an answer to %s", async (game, given) => {
    const who = await newPerson();
    const body = { date: today, step: 0, answer: given };
    const address = urls.api.gameEndpoint(game, "puzzle");
    await expectProblem(await who.client.post(address, body), 422);
    const rows = sql`SELECT count(*) FROM puzzle_answers WHERE userId = ${who.id}`;
    expect(await sqlCount(rows)).toBe(0);
  });

  it("tells no answer beforehand, wherever one looks", async () => {
    const who = await newPerson();
    const secrets = (id: "bible-trivia" | "faith-journey") => {
      const { round, replay } = puzzleOf(id);
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
    const { round } = puzzleOf("unscramble");
    const verse = (round as { verses: { reference: string }[] }).verses[0];
    const looked = [
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
    for (const path of looked) {
      const response = await who.client.get(path);
      const text = await response.text();
      for (const words of hidden) {
        expect([
          path,
          text.includes(JSON.stringify(words).slice(1, -1)),
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
