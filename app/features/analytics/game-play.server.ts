import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { newId } from "~/shared/id";
import type { GamePlay } from "./game-play";

/** One row written. Who is nobody writes none. */
export async function recordPlay(
  db: Db,
  viewerId: SqlId,
  { gameName, sessionId }: GamePlay,
  now: number,
): Promise<void> {
  await db.batch([
    sql`INSERT INTO game_plays (id, userId, game, sessionId, createdAt)
        SELECT ${newId(now)}, id, ${gameName}, ${sessionId}, ${now} FROM users WHERE id = ${viewerId}`,
  ]);
}
