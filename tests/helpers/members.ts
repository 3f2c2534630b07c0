import { createHash } from "node:crypto";
import type { Database } from "../../scripts/local/worker.mjs";

/** Inserts a user who has finished onboarding, and a session for the token. */
export async function addMember(
  db: Database,
  name: string,
  token: string,
): Promise<void> {
  const now = Date.now();
  const session = createHash("sha256").update(token).digest("base64url");
  await db.batch([
    db
      .prepare(
        "INSERT INTO users (id, username, firstName, emailVerified, preferencesSetAt, createdAt) VALUES (?1, ?1, ?1, 0, ?2, ?2)",
      )
      .bind(name, now),
    db
      .prepare(
        "INSERT INTO sessions (id, userId, createdAt, expiresAt) VALUES (?1, ?2, ?3, ?4)",
      )
      .bind(session, name, now, now + 30 * 86_400_000),
  ]);
}
