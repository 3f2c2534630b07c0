import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { gameScores } from "~/db/schema";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { utcDate } from "~/shared/time";
import { allGames } from "./all-games.server";
import type { GameId } from "./games";
import { requireOpen } from "./open-games.server";
import type { FinishedRound, Score } from "./score";
import { dayNumber, noStreak, streakOn } from "./streak";

export type ScoreRow = Row<
  typeof gameScores,
  | "game"
  | "plays"
  | "best"
  | "bestOf"
  | "streak"
  | "longestStreak"
  | "lastDay"
  | "lastScore"
  | "lastMost"
  | "graceDay"
>;

const columns = sql`game, plays, best, bestOf, streak, longestStreak, lastDay, lastScore, lastMost, graceDay`;

/** ms: so long a call that comes again is known. */
const keptFor = 30 * 86_400_000;

/**
 * Counts a round that was played to its end, once however often it is sent. `invalid` for a score above what
 * the round allows, `not_found` for a game that is not open. Two rows written, two read.
 */
export async function recordRound(
  db: Db,
  viewerId: string,
  { roundId, game, seed, level, score }: FinishedRound,
  now: number,
): Promise<Score> {
  await requireOpen(db, game, now);
  const today = dayNumber(utcDate(now));
  const most = allGames[game].mostOf({ seed, level, today });
  if (score > most) {
    const message = `This round allows ${most} at most.`;
    throw new AppError("invalid", {
      detail: message,
      issues: [{ path: "score", message }],
    });
  }
  await db.batch([
    sql`INSERT INTO game_rounds (userId, id, game, score, most, createdAt)
        VALUES (${viewerId}, ${roundId}, ${game}, ${score}, ${most}, ${now}) ON CONFLICT DO NOTHING`,
  ]);
  const scores = await listScores(db, viewerId, now);
  return scores.find((one) => one.game === game) ?? noScore(game);
}

/** Of the games that one has played: six rows at most. */
export async function listScores(
  db: Db,
  viewerId: SqlId,
  now: number,
): Promise<Score[]> {
  const rows = await db.all<ScoreRow>(
    sql`SELECT ${columns} FROM game_scores WHERE userId = ${viewerId}`,
  );
  const today = utcDate(now);
  return rows.map((row) => ({
    game: row.game,
    plays: row.plays,
    best: row.best,
    bestOf: row.bestOf,
    streak: streakOn(row, today),
    today: pointsOn(row, today),
  }));
}

/** Of the puzzle of a day, where it was the last one that was finished. */
export function pointsOn(
  {
    lastDay,
    lastScore,
    lastMost,
  }: Pick<ScoreRow, "lastDay" | "lastScore" | "lastMost">,
  date: string,
): Score["today"] {
  return lastDay === date ? { score: lastScore, most: lastMost } : null;
}

export async function readStreak(db: Db, viewerId: SqlId, game: GameId) {
  const row = await db.first<ScoreRow>(
    sql`SELECT ${columns} FROM game_scores WHERE userId = ${viewerId} AND game = ${game}`,
  );
  return row ?? { ...noStreak, lastScore: 0, lastMost: 0 };
}

export async function sweepRounds(db: Db, now: number): Promise<void> {
  await db.batch([
    sql`DELETE FROM game_rounds WHERE createdAt < ${now - keptFor}`,
  ]);
}

const noScore = (game: GameId): Score => ({
  game,
  plays: 0,
  best: 0,
  bestOf: 0,
  streak: 0,
  today: null,
});
