import type { Db } from "~/db/db.server";
import { Sql, sql, type SqlValue } from "~/db/sql";
import {
  exportLists,
  type ExportList,
  type ExportListQuery,
} from "./export-lists.server";

export type ExportRow = Record<string, unknown>;

/** Everything that isn't a list. Reads four rows. */
export async function loadExportProfile(db: Db, userId: string) {
  const [people, profileDetails, identities] = await Promise.all([
    db.all<ExportRow>(
      sql`SELECT id, username, firstName, lastName, email, emailVerified, profileImageUrl, bio, banner,
                 createdAt, preferencesSetAt, preferenceBits, approvesFollowers, defaultAudience, showsScores, showsPrayed, hidesAnonymous, allowsAnalytics, suspendedUntil FROM users WHERE id = ${userId}`,
    ),
    db.all<ExportRow>(
      sql`SELECT faithJourney, faithJourneyAudience, prayerIntentions, prayerIntentionsAudience,
                 favouriteVersesAudience, updatedAt FROM profile_details WHERE userId = ${userId}`,
    ),
    db.all<ExportRow>(
      sql`SELECT issuer, subject, createdAt FROM identities WHERE userId = ${userId}`,
    ),
  ]);
  return {
    profile: people[0] ?? null,
    about: profileDetails[0] ?? null,
    identities,
  };
}

/** Rows in memory at a time; the largest, posts, have about 10 KB each at most. */
const pageSize = 200;

/** Yields the list page by page, oldest first. Cost: its rows and those of the joined users. */
export async function* listExportPages(
  db: Db,
  userId: string,
  name: ExportList,
): AsyncGenerator<ExportRow[]> {
  const { columns, from, keys }: ExportListQuery = exportLists[name];
  const names = keys.map((_, i) => `k${i}`);
  const aliased = joinSql(
    keys.map((key, i) => sql`${key} AS ${rawSql(`k${i}`)}`),
  );
  // Sorts before every time and id.
  let cursor: SqlValue[] = keys.map(() => -1);
  for (;;) {
    const rows = await db.all<ExportRow>(
      sql`SELECT ${columns}, ${aliased} FROM ${from} = ${userId}
          AND (${joinSql([...keys])}) > (${joinSql(cursor.map((value) => sql`${value}`))})
          ORDER BY ${joinSql([...keys])} LIMIT ${pageSize}`,
    );
    yield rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([column]) => !names.includes(column)),
      ),
    );
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    cursor = names.map((column) => toValue(last[column]));
  }
}

const rawSql = (text: string) => new Sql(text, []);

function joinSql(parts: readonly Sql[]): Sql {
  return new Sql(
    parts.map(({ text }) => text).join(", "),
    parts.flatMap(({ values }) => values),
  );
}

function toValue(value: unknown): SqlValue {
  if (typeof value === "number" || typeof value === "string") return value;
  throw new TypeError("A key must be a number or a string.");
}
