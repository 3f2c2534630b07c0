import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { notHidden } from "~/features/users/hidden.server";
import type { UserSummary } from "~/features/users/user";
import { utcDate } from "~/shared/time";
import type { BoardEntry, BoardOrder, SharingReply } from "./board-entry";
import type { GameId } from "./games";
import { pointsOn } from "./scores.server";
import type { ScoreRow } from "./scores.server";
import { streakOn } from "./streak";

interface BoardRow
  extends
    Row<typeof users, keyof UserSummary>,
    Omit<ScoreRow, "game" | "plays"> {}

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
  by: BoardOrder,
  now: number,
): Promise<BoardEntry[]> {
  const today = utcDate(now);
  const { has, part } = orders[by](today);
  const rows = await db.all<BoardRow>(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl,
               s.best, s.bestOf, s.streak, s.longestStreak, s.lastDay, s.lastScore, s.lastMost, s.graceDay
        FROM (SELECT ${viewerId} AS id UNION ALL
              SELECT followeeId FROM (SELECT followeeId FROM follows WHERE followerId = ${viewerId}
                ORDER BY createdAt DESC, followeeId DESC LIMIT ${considered})) near
        CROSS JOIN game_scores s ON s.userId = near.id AND s.game = ${game} AND ${has}
        CROSS JOIN users u ON u.id = s.userId AND u.showsScores
        WHERE EXISTS (SELECT 1 FROM users me WHERE me.id = ${viewerId} AND me.showsScores)
          AND ${notHidden(viewerId, sql`u.id`)}
        ORDER BY ${part} DESC, s.streak DESC, u.id LIMIT ${boardSize}`,
  );
  return rows.map((row) => {
    const { id, firstName, lastName, username, profileImageUrl } = row;
    return {
      user: { id, firstName, lastName, username, profileImageUrl },
      best: row.best,
      bestOf: row.bestOf,
      streak: streakOn(row, today),
      today: pointsOn(row, today),
    };
  });
}

/** Who stands on it, and the part of what could be reached. */
const orders = {
  best: () => ({
    has: sql`s.plays > 0`,
    part: sql`CAST(s.best AS REAL) / s.bestOf DESC, s.bestOf`,
  }),
  today: (date: string) => ({
    has: sql`s.lastDay = ${date}`,
    part: sql`CAST(s.lastScore AS REAL) / s.lastMost`,
  }),
};

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
