import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { isGameId } from "./games";
import type { GameId } from "./games";

/** Key of the settings' row that says which games are open: a JSON array of their ids. */
const key = "openGames";
/** decisions: a new installation opens 1 and 2. */
const atFirst: GameId[] = ["bible-trivia", "faith-journey"];
/** ms. What admins change is everywhere after so long. */
const fresh = 60_000;

let known: { open: GameId[]; at: number } | null = null;

/** Which games can be played. One row a minute for each isolate. */
export async function getOpenGames(db: Db, now: number): Promise<GameId[]> {
  if (known && now - known.at < fresh) return known.open;
  const row = await db.first<{ value: string }>(
    sql`SELECT value FROM settings WHERE key = ${key}`,
  );
  known = { open: row ? readIds(row.value) : atFirst, at: now };
  return known.open;
}

/** Opens a game or closes it; the row of settings is made with what is open at first. */
export function writeOpen(game: GameId, desired: boolean, now: number): Sql {
  const others = sql`SELECT value FROM json_each(coalesce(
    (SELECT value FROM settings WHERE key = ${key}), ${JSON.stringify(atFirst)})) WHERE value <> ${game}`;
  return sql`INSERT INTO settings (key, value, updatedAt)
    SELECT ${key}, json_group_array(value), ${now}
    FROM (${others} ${desired ? sql`UNION ALL SELECT ${game}` : sql``}) WHERE TRUE
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updatedAt = excluded.updatedAt`;
}

/** After a change: this isolate asks anew, others when their minute is over. */
export function forgetOpenGames(): void {
  known = null;
}

/** Written as JSON; what is no game of ours is passed over. */
function readIds(json: string): GameId[] {
  const ids: unknown = JSON.parse(json);
  return Array.isArray(ids)
    ? ids.filter((id) => typeof id === "string").filter(isGameId)
    : atFirst;
}

/** `not_found` for a game that cannot be played yet. */
export async function requireOpen(
  db: Db,
  game: GameId,
  now: number,
): Promise<void> {
  if ((await getOpenGames(db, now)).includes(game)) return;
  throw new AppError("not_found", { detail: "This game is not open yet." });
}
