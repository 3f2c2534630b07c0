import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql, type SqlId } from "~/db/sql";
import { notBlockedOrMuted } from "~/features/audience/visibility.server";
import type { UserSummary } from "~/features/users/user";
import { utcDate } from "~/shared/time";
import type { LeaderboardEntry, LeaderboardOrder } from "./score";
import type { GameId } from "./games";
import { toScore, type ScoreRow } from "./scores.server";

type LeaderboardRow = Row<typeof users, keyof UserSummary> & ScoreRow;

/** Only the most recently followed users count, so that following thousands doesn't cost thousands of rows. */
const maxFollowees = 200;
const leaderboardSize = 10;

/**
 * The best scores among the viewer and the users they follow. Excludes users who don't share their scores; a
 * viewer who doesn't share gets an empty list. Reads 2 rows for each followed user, 400 at most.
 */
export async function listLeaderboard(
  db: Db,
  viewerId: SqlId,
  game: GameId,
  by: LeaderboardOrder,
  now: number,
): Promise<LeaderboardEntry[]> {
  const today = utcDate(now);
  const { condition, ratio } = sortOrders[by](today);
  const rows = await db.all<LeaderboardRow>(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl, s.*
        FROM (SELECT ${viewerId} AS id UNION ALL
              SELECT followeeId FROM (SELECT followeeId FROM follows WHERE followerId = ${viewerId}
                ORDER BY createdAt DESC, followeeId DESC LIMIT ${maxFollowees})) candidates
        CROSS JOIN game_scores s ON s.userId = candidates.id AND s.game = ${game} AND ${condition}
        CROSS JOIN users u ON u.id = s.userId AND u.showsScores
        WHERE EXISTS (SELECT 1 FROM users me WHERE me.id = ${viewerId} AND me.showsScores)
          AND ${notBlockedOrMuted(viewerId, sql`u.id`)}
        ORDER BY ${ratio} DESC, s.streak DESC, u.id LIMIT ${leaderboardSize}`,
  );
  return rows.map((row) => {
    const { id, firstName, lastName, username, profileImageUrl } = row;
    const { game: _, plays, ...score } = toScore(row, today);
    return {
      user: { id, firstName, lastName, username, profileImageUrl },
      ...score,
    };
  });
}

/** Which scores are listed, and the score as a share of the maximum. */
const sortOrders = {
  best: () => ({
    condition: sql`s.plays > 0`,
    ratio: sql`CAST(s.best AS REAL) / s.bestMaxScore DESC, s.bestMaxScore`,
  }),
  today: (date: string) => ({
    condition: sql`s.lastDay = ${date}`,
    ratio: sql`CAST(s.lastScore AS REAL) / s.lastMaxScore`,
  }),
};
