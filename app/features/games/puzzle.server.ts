import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { puzzleAnswers } from "~/db/schema";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { utcDate } from "~/shared/time";
import { allGames } from "./all-games.server";
import type { Game } from "./game.server";
import type { GameId } from "./games";
import { requireOpen } from "./open-games.server";
import type { OpenPuzzle } from "./opened";
import type { PuzzleAnswer, PuzzleReply } from "./puzzle";
import { scoreOf } from "./rules";
import type { Mark } from "./rules";
import { readStreak } from "./scores.server";
import { afterDay, dayNumber, daysFrom, streakOn } from "./streak";

interface Stores {
  db: Db;
  /** ms */
  now: number;
}

/** Today's puzzle of a game, as far as the viewer has come with it. One row for each answer, and one more. */
export async function openPuzzle<Shown, Answer, M extends Mark>(
  { db, now }: Stores,
  viewerId: SqlId,
  game: Game<unknown, Shown, Answer, M>,
): Promise<OpenPuzzle<Shown, Answer, M>> {
  const date = utcDate(now);
  const puzzle = game.puzzle(dayNumber(date));
  const [answers, before] = await Promise.all([
    listAnswers(db, viewerId, game.id, date),
    readStreak(db, viewerId, game.id),
  ]);
  return {
    date,
    shown: puzzle.shown,
    most: puzzle.most,
    turns: puzzle.replay(answers),
    streak: streakOn(before, date),
  };
}

/**
 * Takes an answer to today's puzzle; the first to each step stands, and whoever sends another is told what the
 * first was worth. Yesterday's may be ended by who has begun it. `conflict` where it is over, or a step is left
 * out; `invalid` for what is no answer there. With the last answer score and streak are written, in one batch.
 */
export async function answerPuzzle(
  { db, now }: Stores,
  viewerId: string,
  id: GameId,
  { date, step, answer }: PuzzleAnswer,
): Promise<PuzzleReply<unknown, Mark>> {
  await requireOpen(db, id, now);
  const today = utcDate(now);
  const isOpen = date === today || (step > 0 && date === daysFrom(today, -1));
  if (!isOpen) throw isOver();
  const puzzle = allGames[id].puzzle(dayNumber(date));
  const [given, before] = await Promise.all([
    listAnswers(db, viewerId, id, date),
    readStreak(db, viewerId, id),
  ]);
  const replyTo = (answers: readonly unknown[], streak: number) => {
    const turns = puzzle.replay(answers).slice(0, step + 1);
    const turn = turns[step];
    return turn && { ...turn, score: scoreOf(turns), streak };
  };
  if (given.length > step) {
    const known = replyTo(given, streakOn(before, today));
    if (known) return known;
  }
  if (given.length !== step) throw isOver();
  const turns = puzzle.replay([...given, answer]);
  const mark = turns[step]?.mark;
  if (!mark) {
    throw turns.at(-1)?.mark.over ? isOver() : noSuchAnswer();
  }
  const json = JSON.stringify(answer);
  const after = mark.over ? afterDay(before, date) : before;
  const { score, most } =
    after.lastDay === before.lastDay
      ? { score: before.lastScore, most: before.lastMost }
      : { score: scoreOf(turns), most: puzzle.most };
  const place = sql`userId = ${viewerId} AND date = ${date} AND game = ${id}`;
  const [, , rows = []] = await db.batch([
    sql`INSERT INTO puzzle_answers (userId, game, date, step, answer, createdAt)
        VALUES (${viewerId}, ${id}, ${date}, ${step}, ${json}, ${now}) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO game_scores (userId, game, streak, longestStreak, lastDay, lastScore, lastMost, graceDay)
        SELECT ${viewerId}, ${id}, ${after.streak}, ${after.longestStreak}, ${after.lastDay}, ${score}, ${most},
               ${after.graceDay}
        FROM puzzle_answers WHERE ${place} AND step = ${step} AND answer = ${json} AND ${mark.over}
        ON CONFLICT DO UPDATE SET streak = excluded.streak, longestStreak = excluded.longestStreak,
          lastDay = excluded.lastDay, lastScore = excluded.lastScore, lastMost = excluded.lastMost,
          graceDay = excluded.graceDay
        WHERE lastDay IS ${before.lastDay}`,
    sql`SELECT answer FROM puzzle_answers WHERE ${place} ORDER BY step`,
  ]);
  const stored = rows.map((row) => toAnswer(String(row["answer"])));
  const reply = replyTo(stored, streakOn(after, today));
  if (!reply) throw new AppError("unexpected", { cause: "an answer was lost" });
  return reply;
}

/** Of which games the viewer has begun today's puzzle. A row for each answer of today. */
export async function listBegun(
  db: Db,
  viewerId: SqlId,
  now: number,
): Promise<GameId[]> {
  const rows = await db.all<Row<typeof puzzleAnswers, "game">>(
    sql`SELECT DISTINCT game FROM puzzle_answers WHERE userId = ${viewerId} AND date = ${utcDate(now)}`,
  );
  return rows.map(({ game }) => game);
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
  return rows.map(({ answer }) => toAnswer(answer));
}

/** Written by us, as JSON. */
function toAnswer(json: string): unknown {
  return JSON.parse(json);
}

const isOver = () =>
  new AppError("conflict", {
    detail:
      "This puzzle is over. The next one is there already, or comes tomorrow.",
  });

const noSuchAnswer = () =>
  new AppError("invalid", {
    detail: "That is no answer here.",
    issues: [{ path: "answer", message: "That is no answer here." }],
  });
