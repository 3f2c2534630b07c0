import { dayMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import type { gameScores } from "~/db/schema";
import { sql, type SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { toDayNumber, utcDate } from "~/shared/time";
import { allGames } from "./all-games.server";
import type { GameId } from "./games";
import { requireOpenGame } from "./open-games.server";
import type { FinishedRound, Score } from "./score";
import { noStreak, getCurrentStreak } from "./streak";

export type ScoreRow = typeof gameScores.$inferSelect;

/** A repeated request counts once as long as its round id is stored. */
const retentionMs = 30 * dayMs;

/**
 * Records a finished practice round, once per round id. Throws `invalid` for a score above the round's maximum and
 * `not_found` for a closed game. Writes 2 rows and reads 2.
 */
export async function recordRound(
  db: Db,
  viewerId: string,
  { roundId, game, seed, level, score }: FinishedRound,
  now: number,
): Promise<Score> {
  await requireOpenGame(db, game, now);
  const today = toDayNumber(utcDate(now));
  const maxScore = allGames[game].getMaxScore({ seed, level, today });
  if (score > maxScore) {
    const message = `The highest possible score for this round is ${maxScore}.`;
    throw new AppError("invalid", {
      detail: message,
      issues: [{ path: "score", message }],
    });
  }
  await db.batch([
    sql`INSERT INTO game_rounds (userId, id, game, score, maxScore, createdAt)
        VALUES (${viewerId}, ${roundId}, ${game}, ${score}, ${maxScore}, ${now}) ON CONFLICT DO NOTHING`,
  ]);
  const scores = await listScores(db, viewerId, now);
  const saved = scores.find((candidate) => candidate.game === game);
  if (!saved) throw new AppError("unexpected", { cause: "a score was lost" });
  return saved;
}

/** Scores of the games the viewer has played. Reads 6 rows at most. */
export async function listScores(
  db: Db,
  viewerId: SqlId,
  now: number,
): Promise<Score[]> {
  const rows = await db.all<ScoreRow>(
    sql`SELECT * FROM game_scores WHERE userId = ${viewerId}`,
  );
  const today = utcDate(now);
  return rows.map((row) => toScore(row, today));
}

export function toScore(row: ScoreRow, today: string): Score {
  const { game, plays, best, bestMaxScore, lastDay, lastScore } = row;
  return {
    game,
    plays,
    best,
    bestMaxScore,
    streak: getCurrentStreak(row, today),
    today:
      lastDay === today
        ? { score: lastScore, maxScore: row.lastMaxScore }
        : null,
  };
}

export async function getStreak(db: Db, viewerId: SqlId, game: GameId) {
  const row = await db.first<ScoreRow>(
    sql`SELECT * FROM game_scores WHERE userId = ${viewerId} AND game = ${game}`,
  );
  return row ?? { ...noStreak, lastScore: 0, lastMaxScore: 0 };
}

export async function deleteExpiredRounds(db: Db, now: number): Promise<void> {
  await db.batch([
    sql`DELETE FROM game_rounds WHERE createdAt < ${now - retentionMs}`,
  ]);
}
