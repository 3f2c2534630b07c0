import type { Db } from "~/db/db.server";
import type { SqlId } from "~/db/sql";
import { gameIds } from "~/shared/enums";
import type { GameCard } from "./hub";
import { getOpenGames } from "./open-games.server";
import { listBegun } from "./puzzle.server";
import { listScores } from "./scores.server";

/** The six cards. Six rows for the scores, and one for each answer of today. */
export async function openHub(
  db: Db,
  viewerId: SqlId,
  now: number,
): Promise<GameCard[]> {
  const [open, scores, begun] = await Promise.all([
    getOpenGames(db, now),
    listScores(db, viewerId, now),
    listBegun(db, viewerId, now),
  ]);
  return gameIds.map((id) => ({
    id,
    isOpen: open.includes(id),
    isBegun: begun.includes(id),
    score: scores.find(({ game }) => game === id) ?? null,
  }));
}
