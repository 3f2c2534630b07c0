import type { Db } from "~/db/db.server";
import type { Bit } from "~/db/row";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { smallerOf } from "~/shared/image-key";
import { fittedKey, picturePlaces } from "./picture-place";

/** Whether a post, a person, a verse's ground or a ticket shows the picture at this address (a value or SQL). */
const isShown = (address: Sql) => sql`(
  EXISTS (SELECT 1 FROM posts WHERE imageUrl = ${address})
  OR EXISTS (SELECT 1 FROM users WHERE profileImageUrl = ${address})
  OR EXISTS (SELECT 1 FROM verse_cards WHERE (customization ->> '$.customBackgroundUrl') = ${address})
  OR EXISTS (SELECT 1 FROM report_tickets WHERE (status = 'open' OR redactAt IS NOT NULL)
             AND (snapshot ->> '$.imageUrl') = ${address}))`;

/** Somebody else's address counts as shown as well. Bill: one row at most. */
export async function isImageShown(db: Db, address: string): Promise<boolean> {
  const row = await db.first<{ shown: Bit }>(
    sql`SELECT ${isShown(sql`${address}`)} AS shown`,
  );
  return row?.shown === 1;
}

const atOnce = 300;
/** R2 deletes as many in a call, and a picture is nine of them at most. */
const keysAtOnce = 1000;
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
  await takeAway(db, bucket, marked, now);
}

/** A picture that is let go of, and until when being given to somebody is explained by that very use. */
export interface LetGo {
  key: string;
  /** ms; for `images.checkAfter` */
  until: number;
}

/**
 * Deletes pictures at once that were somebody's who has gone, but for those that others show. One
 * that has been given to somebody else meanwhile stays for the schedule, because that post may not
 * stand yet. Bill: as a sweep's.
 */
export async function dropImages(
  db: Db,
  bucket: R2Bucket,
  pictures: readonly LetGo[],
  now: number,
): Promise<void> {
  for (let at = 0; at < pictures.length; at += atOnce) {
    const some = JSON.stringify(pictures.slice(at, at + atOnce));
    const [marked = []] = await db.batch([
      sql`UPDATE images SET deletingSince = ${now}, checkAfter = ${now}
          FROM (SELECT value ->> 'key' AS gone, value ->> 'until' AS until FROM json_each(${some})) g
          WHERE key = g.gone AND deletingSince IS NULL AND coalesce(checkAfter, 0) <= g.until
            AND NOT ${isShown(sql`'/images/' || key`)}
          RETURNING key`,
    ]);
    await takeAway(db, bucket, marked, now);
  }
}

/** Out of R2, then out of the table: whoever marked them at `now` takes them. */
async function takeAway(
  db: Db,
  bucket: R2Bucket,
  marked: readonly Record<string, unknown>[],
  now: number,
): Promise<void> {
  const keys = marked.map(({ key }) => String(key));
  if (keys.length === 0) return;
  const names = keys.flatMap((key) => [
    key,
    ...smallerOf(key).map(({ name }) => name),
    ...picturePlaces.map((place) => fittedKey(key, place)),
  ]);
  for (let at = 0; at < names.length; at += keysAtOnce) {
    await bucket.delete(names.slice(at, at + keysAtOnce));
  }
  await db.batch([
    sql`DELETE FROM images
        WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)})) AND deletingSince = ${now}`,
  ]);
}
