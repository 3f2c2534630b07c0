import type { Db } from "~/db/db.server";
import type { SqlId } from "~/db/sql";
import { gameIds } from "~/shared/enums";
import type { GameCard } from "./hub-page";
import { getOpenGames } from "./open-games.server";
import { listScores } from "./scores.server";

/** Reads up to 6 rows of scores. */
export async function loadGamesHub(
  db: Db,
  viewerId: SqlId,
  now: number,
): Promise<GameCard[]> {
  const [openGames, scores] = await Promise.all([
    getOpenGames(db, now),
    listScores(db, viewerId, now),
  ]);
  return gameIds.map((id) => ({
    id,
    isOpen: openGames.includes(id),
    score: scores.find(({ game }) => game === id) ?? null,
  }));
}
