import type { Db } from "~/db/db.server";
import { Sql, sql, type SqlValue } from "~/db/sql";
import {
  exportLists,
  rawSql,
  type ExportList,
  type ExportListQuery,
} from "./export-lists.server";

export type ExportRow = Record<string, unknown>;

/** Everything that isn't a list. Reads four rows. */
export async function loadExportProfile(db: Db, userId: string) {
  const [profile, about, identities] = await Promise.all([
    db.first<ExportRow>(
      sql`SELECT id, username, firstName, lastName, email, emailVerified, profileImageUrl, bio, banner,
                 createdAt, preferencesSetAt, preferenceBits, approvesFollowers, defaultAudience, showsScores, showsPrayed, hidesAnonymous, allowsAnalytics, suspendedUntil FROM users WHERE id = ${userId}`,
    ),
    db.first<ExportRow>(
      sql`SELECT faithJourney, faithJourneyAudience, prayerIntentions, prayerIntentionsAudience,
                 favouriteVersesAudience, updatedAt FROM profile_details WHERE userId = ${userId}`,
    ),
    db.all<ExportRow>(
      sql`SELECT issuer, subject, createdAt FROM identities WHERE userId = ${userId}`,
    ),
  ]);
  return { profile, about, identities };
}

/** Rows in memory at a time; the largest, posts, have about 10 KB each at most. */
const pageSize = 200;

/** Yields the list page by page, oldest first. Cost: its rows and those of the joined users. */
export async function* listExportPages(
  db: Db,
  userId: string,
  name: ExportList,
): AsyncGenerator<ExportRow[]> {
  const { columns, from, order }: ExportListQuery = exportLists[name];
  const keys = order.split(", ");
  const aliases = keys.map((key, i) => `${key} AS k${i}`).join(", ");
  // Sorts before every time and id.
  let cursor: SqlValue[] = keys.map(() => -1);
  for (;;) {
    const start = new Sql(keys.map(() => "?").join(", "), cursor);
    const rows = await db.all<ExportRow>(
      sql`SELECT ${columns}, ${rawSql(aliases)} FROM ${from} = ${userId}
          AND (${rawSql(order)}) > (${start})
          ORDER BY ${rawSql(order)} LIMIT ${pageSize}`,
    );
    yield rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([column]) => !/^k\d$/.test(column)),
      ),
    );
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    cursor = keys.map((_, i) => toValue(last[`k${i}`]));
  }
}

function toValue(value: unknown): SqlValue {
  if (typeof value === "number" || typeof value === "string") return value;
  throw new TypeError("A key must be a number or a string.");
}
