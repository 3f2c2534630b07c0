import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { gameScores, users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { notHidden } from "~/features/users/hidden.server";
import type { UserSummary } from "~/features/users/user";
import { utcDate } from "~/shared/time";
import type { BoardEntry, SharingReply } from "./board-entry";
import type { GameId } from "./games";
import { streakOn } from "./streak";

interface BoardRow
  extends
    Row<typeof users, keyof UserSummary>,
    Row<
      typeof gameScores,
      "best" | "bestOf" | "streak" | "longestStreak" | "lastDay" | "graceDay"
    > {}

/** The people followed last: who follows thousands is not to read them all for ten lines. */
const considered = 200;
const boardSize = 10;

/**
 * The best of a game among the people the viewer follows, and the viewer; nobody who keeps their scores for
 * themselves, and nothing for a viewer who does. Two rows read for each of the 200 followed last at most.
 */
export async function listBoard(
  db: Db,
  viewerId: SqlId,
  game: GameId,
  now: number,
): Promise<BoardEntry[]> {
  const rows = await db.all<BoardRow>(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl,
               s.best, s.bestOf, s.streak, s.longestStreak, s.lastDay, s.graceDay
        FROM (SELECT ${viewerId} AS id UNION ALL
              SELECT followeeId FROM (SELECT followeeId FROM follows WHERE followerId = ${viewerId}
                ORDER BY createdAt DESC, followeeId DESC LIMIT ${considered})) near
        CROSS JOIN game_scores s ON s.userId = near.id AND s.game = ${game} AND s.plays > 0
        CROSS JOIN users u ON u.id = s.userId AND u.showsScores
        WHERE EXISTS (SELECT 1 FROM users me WHERE me.id = ${viewerId} AND me.showsScores)
          AND ${notHidden(viewerId, sql`u.id`)}
        ORDER BY CAST(s.best AS REAL) / s.bestOf DESC, s.bestOf DESC, s.streak DESC, u.id LIMIT ${boardSize}`,
  );
  return rows.map(
    ({ best, bestOf, streak, longestStreak, lastDay, graceDay, ...user }) => ({
      user,
      best,
      bestOf,
      streak: streakOn(
        { streak, longestStreak, lastDay, graceDay },
        utcDate(now),
      ),
    }),
  );
}

/** Whether the viewer's scores stand on the boards of their followers, and they have one. */
export async function setSharing(
  db: Db,
  viewerId: SqlId,
  desired: boolean,
): Promise<SharingReply> {
  await db.batch([
    sql`UPDATE users SET showsScores = ${desired} WHERE id = ${viewerId}`,
  ]);
  return { showsScores: desired };
}

export async function getSharing(db: Db, viewerId: SqlId): Promise<boolean> {
  const row = await db.first<Row<typeof users, "showsScores">>(
    sql`SELECT showsScores FROM users WHERE id = ${viewerId}`,
  );
  return row?.showsScores === 1;
}
