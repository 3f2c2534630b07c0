import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";

/** Whether a post, a person or a verse's ground shows the picture at this address (a value or SQL). */
const isShown = (address: Sql) => sql`(
  EXISTS (SELECT 1 FROM posts WHERE imageUrl = ${address})
  OR EXISTS (SELECT 1 FROM users WHERE profileImageUrl = ${address})
  OR EXISTS (SELECT 1 FROM verse_cards WHERE (customization ->> '$.customBackgroundUrl') = ${address}))`;

/** Somebody else's address counts as shown as well. Bill: one row at most. */
export async function isImageShown(db: Db, address: string): Promise<boolean> {
  const row = await db.first<{ shown: number }>(
    sql`SELECT ${isShown(sql`${address}`)} AS shown`,
  );
  return row?.shown === 1;
}

/** R2 deletes up to 1,000 keys in a call; half of them leave room for whatever else the hour brings. */
const atOnce = 500;
/** A sweep that has not come back by then never will: the platform ends it after 15 minutes. */
const abandoned = 30 * 60_000;

/**
 * Deletes pictures that nothing shows any more, by the hourly schedule. A picture is first marked in
 * the statement that finds it unused; from then on no upload is given it (see ImageShelf), so what is
 * taken from R2 cannot be what a post has just received. Bill: four rows read a picture looked at.
 */
export async function sweepImages(
  db: Db,
  bucket: R2Bucket,
  now: number,
): Promise<void> {
  const due = sql`SELECT key FROM images WHERE checkAfter < ${now} ORDER BY checkAfter LIMIT ${atOnce}`;
  const [marked = []] = await db.batch([
    sql`UPDATE images SET deletingSince = ${now}
        WHERE key IN (${due})
          AND (deletingSince IS NULL OR deletingSince < ${now - abandoned})
          AND NOT ${isShown(sql`'/images/' || key`)}
        RETURNING key`,
    sql`UPDATE images SET checkAfter = NULL WHERE key IN (${due}) AND deletingSince IS NULL`,
  ]);
  const keys = marked.map(({ key }) => String(key));
  if (keys.length === 0) return;
  await bucket.delete(keys);
  await db.batch([
    sql`DELETE FROM images
        WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)})) AND deletingSince = ${now}`,
  ]);
}
