import type { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import type { GameId } from "./games";

/** The settings row holds a JSON array of game ids. */
const settingName = "openGames";
/** A new installation opens the first two games (docs/product.md). */
const defaultOpenGames: GameId[] = ["bible-trivia", "faith-journey"];
/** Other isolates see an admin's change after at most this long. */
const maxAgeMs = 60_000;

let cached: { open: GameId[]; at: number } | null = null;

/** Reads one row a minute per isolate. */
export async function getOpenGames(db: Db, now: number): Promise<GameId[]> {
  if (!cached || now - cached.at >= maxAgeMs)
    cached = { open: await readOpenGames(db), at: now };
  return cached.open;
}

/** Reads past the cache, which another user's request may have filled from a lagging replica. */
export async function readOpenGames(db: Db): Promise<GameId[]> {
  const row = await db.first<{ value: string }>(
    sql`SELECT value FROM settings WHERE key = ${settingName}`,
  );
  return row ? (JSON.parse(row.value) as GameId[]) : defaultOpenGames;
}

/** Opens or closes a game. The first change creates the settings row from the defaults. */
export function setGameOpen(game: GameId, desired: boolean, now: number): Sql {
  const others = sql`SELECT value FROM json_each(coalesce(
    (SELECT value FROM settings WHERE key = ${settingName}), ${JSON.stringify(defaultOpenGames)})) WHERE value <> ${game}`;
  return sql`INSERT INTO settings (key, value, updatedAt)
    SELECT ${settingName}, json_group_array(value), ${now}
    FROM (${others} ${desired ? sql`UNION ALL SELECT ${game}` : sql``}) WHERE TRUE
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updatedAt = excluded.updatedAt`;
}

/** Clears this isolate's cache only; the others refetch within a minute. */
export function clearOpenGamesCache(): void {
  cached = null;
}

/** Throws `not_found` for a closed game. */
export async function requireOpenGame(
  db: Db,
  game: GameId,
  now: number,
): Promise<void> {
  if ((await getOpenGames(db, now)).includes(game)) return;
  throw new AppError("not_found", { detail: "This game isn't open yet." });
}
