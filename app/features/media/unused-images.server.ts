import { minuteMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import type { Bit } from "~/db/row";
import { sql, type Sql } from "~/db/sql";
import { listSmallerImages } from "~/shared/image-key";
import { listCroppedImageKeys } from "./image-slot";

/** Whether a post, a profile, a verse background or a report ticket uses the image. */
const isShown = (address: Sql) => sql`(
  EXISTS (SELECT 1 FROM posts WHERE imageUrl = ${address})
  OR EXISTS (SELECT 1 FROM post_images WHERE url = ${address})
  OR EXISTS (SELECT 1 FROM users WHERE profileImageUrl = ${address})
  OR EXISTS (SELECT 1 FROM groups WHERE imageUrl = ${address})
  OR EXISTS (SELECT 1 FROM verse_cards WHERE (customization ->> '$.customBackgroundUrl') = ${address})
  OR EXISTS (SELECT 1 FROM report_tickets WHERE (status = 'open' OR redactAt IS NOT NULL)
             AND (snapshot ->> '$.imageUrl') = ${address}))`;

/** Works for external URLs too. Cost: at most one row. */
export async function isImageShown(db: Db, address: string): Promise<boolean> {
  const row = await db.first<{ shown: Bit }>(
    sql`SELECT ${isShown(sql`${address}`)} AS shown`,
  );
  return row?.shown === 1;
}

const imagesPerBatch = 300;
/** The limit of an R2 delete. An image has at most nine objects. */
const keysPerDelete = 1000;
/** An older mark belongs to a run that crashed: the platform ends runs after 15 minutes. */
const abandonedAfterMs = 30 * minuteMs;

/**
 * Hourly job that deletes unused images. The statement that finds an image unused also marks it. Uploads
 * don't reuse a marked image, so the R2 delete can't hit one that a new post has just received. Cost:
 * four rows read per image.
 */
export async function deleteUnusedImages(
  db: Db,
  bucket: R2Bucket,
  now: number,
): Promise<void> {
  const due = sql`SELECT key FROM images WHERE checkAfter < ${now} ORDER BY checkAfter LIMIT ${imagesPerBatch}`;
  const [marked = []] = await db.batch([
    sql`UPDATE images SET deletingSince = ${now}
        WHERE key IN (${due})
          AND (deletingSince IS NULL OR deletingSince < ${now - abandonedAfterMs})
          AND NOT ${isShown(sql`'/images/' || key`)}
        RETURNING key`,
    sql`UPDATE images SET checkAfter = NULL WHERE key IN (${due}) AND deletingSince IS NULL`,
  ]);
  await deleteMarkedImages(db, bucket, marked, now);
}

/** An image of a deleted account. */
export interface ReleasedImage {
  key: string;
  /** ms. A later `images.checkAfter` means that someone else has received the image since. */
  until: number;
}

/**
 * Deletes a deleted account's images at once, except those that others use. An image that someone else
 * has received since is left to the hourly job, because their post may not be saved yet. Cost: as in
 * `deleteUnusedImages`.
 */
export async function deleteReleasedImages(
  db: Db,
  bucket: R2Bucket,
  images: readonly ReleasedImage[],
  now: number,
): Promise<void> {
  for (let at = 0; at < images.length; at += imagesPerBatch) {
    const batch = JSON.stringify(images.slice(at, at + imagesPerBatch));
    const [marked = []] = await db.batch([
      sql`UPDATE images SET deletingSince = ${now}, checkAfter = ${now}
          FROM (SELECT value ->> 'key' AS imageKey, value ->> 'until' AS until FROM json_each(${batch})) g
          WHERE key = g.imageKey AND deletingSince IS NULL AND coalesce(checkAfter, 0) <= g.until
            AND NOT ${isShown(sql`'/images/' || key`)}
          RETURNING key`,
    ]);
    await deleteMarkedImages(db, bucket, marked, now);
  }
}

/** Deletes from R2 first, then the rows that this run marked at `now`. */
async function deleteMarkedImages(
  db: Db,
  bucket: R2Bucket,
  marked: readonly Record<string, unknown>[],
  now: number,
): Promise<void> {
  const keys = marked.map(({ key }) => String(key));
  if (keys.length === 0) return;
  const names = keys.flatMap((key) => [
    key,
    ...listSmallerImages(key).map(({ name }) => name),
    ...listCroppedImageKeys(key),
  ]);
  for (let at = 0; at < names.length; at += keysPerDelete) {
    await bucket.delete(names.slice(at, at + keysPerDelete));
  }
  await db.batch([
    sql`DELETE FROM images
        WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)})) AND deletingSince = ${now}`,
  ]);
}
