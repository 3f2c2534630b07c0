import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql, type SqlId } from "~/db/sql";
import {
  toPreferenceBits,
  toPreferenceIds,
  type PreferenceId,
} from "~/features/users/preference";
import { AppError } from "~/shared/errors";
import type { Preferences } from "./preference";

type PreferencesRow = Row<typeof users, "preferenceBits" | "preferencesSetAt">;

/** Reads 2 rows. */
export async function getPreferences(
  db: Db,
  viewerId: SqlId,
): Promise<Preferences> {
  const row = await db.first<PreferencesRow>(
    sql`SELECT preferenceBits, preferencesSetAt FROM users WHERE id = ${viewerId}`,
  );
  return toPreferences(row ?? undefined);
}

/** Saving the same preferences again doesn't change the timestamp. */
export async function savePreferences(
  db: Db,
  viewerId: SqlId,
  ids: readonly PreferenceId[],
  now: number,
): Promise<Preferences> {
  const bits = toPreferenceBits(ids);
  const [rows = []] = await db.batch([
    sql`UPDATE users SET preferenceBits = ${bits},
          preferencesSetAt = CASE WHEN preferenceBits = ${bits}
            THEN coalesce(preferencesSetAt, ${now}) ELSE ${now} END
        WHERE id = ${viewerId} RETURNING preferenceBits, preferencesSetAt`,
  ]);
  return toPreferences(rows[0] as PreferencesRow | undefined);
}

function toPreferences(row: PreferencesRow | undefined): Preferences {
  if (!row) throw new AppError("not_found", { detail: "User not found" });
  const { preferenceBits, preferencesSetAt } = row;
  return {
    preferences: toPreferenceIds(preferenceBits),
    preferencesSetAt:
      preferencesSetAt === null
        ? null
        : new Date(preferencesSetAt).toISOString(),
  };
}
