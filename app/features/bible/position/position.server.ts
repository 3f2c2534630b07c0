import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Position } from "./position";

export function getPosition(db: Db, userId: string): Promise<Position | null> {
  return db.first<Position>(
    sql`SELECT version, book, chapter, updatedAt FROM reading_positions WHERE userId = ${userId}`,
  );
}

/** One row per user: the last write wins, by the server's time. */
export async function setPosition(
  db: Db,
  userId: string,
  { version, book, chapter }: Omit<Position, "updatedAt">,
  now: number,
): Promise<void> {
  await db.batch([
    sql`INSERT INTO reading_positions (userId, version, book, chapter, updatedAt)
        VALUES (${userId}, ${version}, ${book}, ${chapter}, ${now})
        ON CONFLICT (userId) DO UPDATE SET version = excluded.version, book = excluded.book,
          chapter = excluded.chapter, updatedAt = excluded.updatedAt
        WHERE excluded.updatedAt >= reading_positions.updatedAt`,
  ]);
}
