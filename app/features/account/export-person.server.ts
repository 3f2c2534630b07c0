import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { ExportRow } from "./export-rows.server";

/** What is one of a kind: who the person is, and what they say of themselves. Four rows. */
export async function readPerson(db: Db, userId: string) {
  const [people, abouts, identities] = await Promise.all([
    db.all<ExportRow>(
      sql`SELECT id, username, firstName, lastName, email, emailVerified, profileImageUrl, bio, banner,
                 createdAt, preferencesSetAt, preferenceBits, approvesFollowers, showsScores, countsVisits, suspendedUntil FROM users WHERE id = ${userId}`,
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
