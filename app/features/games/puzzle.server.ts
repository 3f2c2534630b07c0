import type { Db } from "~/db/db.server";
import { sql, type SqlId } from "~/db/sql";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { addDays, toDayNumber, utcDate } from "~/shared/time";
import { allGames } from "./all-games.server";
import type { Game } from "./game.server";
import type { GameId } from "./games";
import { requireOpenGame } from "./open-games.server";
import type { PuzzleState } from "./game-page-data";
import type { PuzzleAnswer, PuzzleResponse } from "./score";
import { calculateScore, type GameTypes } from "./rules";
import { getStreak } from "./scores.server";
import { advanceStreak, getCurrentStreak } from "./streak";

type PuzzleContext = Pick<AppContext, "db" | "now">;

/** Today's puzzle with the viewer's answers so far. Reads one row per answer, and one more. */
export async function getPuzzleState<G extends GameTypes>(
  { db, now }: PuzzleContext,
  viewerId: SqlId,
  game: Game<G>,
): Promise<PuzzleState<G>> {
  const date = utcDate(now);
  const puzzle = game.createPuzzle(toDayNumber(date));
  const [answers, before] = await Promise.all([
    listAnswers(db, viewerId, game.id, date),
    getStreak(db, viewerId, game.id),
  ]);
  return {
    date,
    round: puzzle.round,
    maxScore: puzzle.maxScore,
    turns: puzzle.replay(answers),
    streak: getCurrentStreak(before, date),
  };
}

/**
 * Saves an answer to a step of the puzzle. Only the first answer to a step counts; later ones get the result of
 * the first. A viewer who started yesterday's puzzle may still finish it. Throws `conflict` if the puzzle is over or
 * a step was skipped, and `invalid` for an impossible answer. The last answer also writes score and streak, in the
 * same batch.
 */
export async function answerPuzzle(
  { db, now }: PuzzleContext,
  viewerId: string,
  id: GameId,
  { date, step, answer }: PuzzleAnswer,
): Promise<PuzzleResponse<GameTypes>> {
  await requireOpenGame(db, id, now);
  const today = utcDate(now);
  const isOpen = date === today || (step > 0 && date === addDays(today, -1));
  if (!isOpen) throw puzzleOverError();
  const puzzle = allGames[id].createPuzzle(toDayNumber(date));
  const [previousAnswers, before] = await Promise.all([
    listAnswers(db, viewerId, id, date),
    getStreak(db, viewerId, id),
  ]);
  const toResponse = (answers: readonly unknown[], streak: number) => {
    const turns = puzzle.replay(answers).slice(0, step + 1);
    const turn = turns[step];
    return turn && { ...turn, score: calculateScore(turns), streak };
  };
  const saved = toResponse(previousAnswers, getCurrentStreak(before, today));
  if (saved) return saved;
  if (previousAnswers.length !== step) throw puzzleOverError();
  const turns = puzzle.replay([...previousAnswers, answer]);
  const result = turns[step]?.result;
  if (!result) {
    if (turns.at(-1)?.result.endsRound) throw puzzleOverError();
    const message = "That isn't a valid answer.";
    const issues = [{ path: "answer", message }];
    throw new AppError("invalid", { detail: message, issues });
  }
  const json = JSON.stringify(answer);
  const after = result.endsRound ? advanceStreak(before, date) : before;
  const { score, maxScore } =
    after.lastDay === before.lastDay
      ? { score: before.lastScore, maxScore: before.lastMaxScore }
      : { score: calculateScore(turns), maxScore: puzzle.maxScore };
  const puzzleRow = sql`userId = ${viewerId} AND date = ${date} AND game = ${id}`;
  const [, , rows = []] = await db.batch([
    sql`INSERT INTO puzzle_answers (userId, game, date, step, answer, createdAt)
        VALUES (${viewerId}, ${id}, ${date}, ${step}, ${json}, ${now}) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO game_scores (userId, game, streak, longestStreak, lastDay, lastScore, lastMaxScore, graceDay)
        SELECT ${viewerId}, ${id}, ${after.streak}, ${after.longestStreak}, ${after.lastDay}, ${score}, ${maxScore},
               ${after.graceDay}
        FROM puzzle_answers WHERE ${puzzleRow} AND step = ${step} AND answer = ${json} AND ${result.endsRound}
        ON CONFLICT DO UPDATE SET streak = excluded.streak, longestStreak = excluded.longestStreak,
          lastDay = excluded.lastDay, lastScore = excluded.lastScore, lastMaxScore = excluded.lastMaxScore,
          graceDay = excluded.graceDay
        WHERE lastDay IS ${before.lastDay}`,
    sql`SELECT answer FROM puzzle_answers WHERE ${puzzleRow} ORDER BY step`,
  ]);
  const storedAnswers = rows.map((row): unknown =>
    JSON.parse(String(row["answer"])),
  );
  const response = toResponse(storedAnswers, getCurrentStreak(after, today));
  if (!response)
    throw new AppError("unexpected", { cause: "an answer was lost" });
  return response;
}

async function listAnswers(
  db: Db,
  viewerId: SqlId,
  game: GameId,
  date: string,
): Promise<unknown[]> {
  const rows = await db.all<{ answer: string }>(
    sql`SELECT answer FROM puzzle_answers
        WHERE userId = ${viewerId} AND date = ${date} AND game = ${game} ORDER BY step`,
  );
  return rows.map(({ answer }): unknown => JSON.parse(answer));
}

const puzzleOverError = () =>
  new AppError("conflict", {
    detail: "This puzzle is over. There's a new one every day.",
  });
