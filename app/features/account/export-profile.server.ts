import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { ExportRow } from "./export-rows.server";

/** Everything that isn't a list. Reads four rows. */
export async function loadExportProfile(db: Db, userId: string) {
  const [people, abouts, identities] = await Promise.all([
    db.all<ExportRow>(
      sql`SELECT id, username, firstName, lastName, email, emailVerified, profileImageUrl, bio, banner,
                 createdAt, preferencesSetAt, preferenceBits, approvesFollowers, showsScores, allowsAnalytics, suspendedUntil FROM users WHERE id = ${userId}`,
    ),
    db.all<ExportRow>(
      sql`SELECT faithJourney, faithJourneyAudience, prayerIntentions, prayerIntentionsAudience,
                 favouriteVersesAudience, updatedAt FROM abouts WHERE userId = ${userId}`,
    ),
    db.all<ExportRow>(
      sql`SELECT issuer, subject, createdAt FROM identities WHERE userId = ${userId}`,
    ),
  ]);
  return { profile: people[0] ?? null, about: abouts[0] ?? null, identities };
}
