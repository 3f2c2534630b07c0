import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { selectPosts, toPost } from "~/features/posts/post-row.server";
import type { PostRow } from "~/features/posts/post-row.server";
import { thumbnailKey } from "~/features/media/post-pictures.server";
import { previewKey } from "./preview.server";

/** Looked at in an hour: 1,500 rows, one list and one deletion. */
const atOnce = 500;
/** Where the last hour ended, for the next one to go on. */
const bookmark = "previews/swept";

interface Sweep {
  db: Db;
  bucket: R2Bucket;
  counters: KVNamespace;
  productName: string;
}

/**
 * Deletes pictures that no link leads to any more, by the hourly schedule: of what a post showed under
 * an old name or face, and what the end of an account has left. A post's own end and its edits take
 * their pictures along at once (forgetPost), the end of an account those that are shown.
 */
export async function sweepPreviews(sweep: Sweep): Promise<void> {
  const { bucket, counters } = sweep;
  const startAfter = await counters.get(bookmark);
  const { objects } = await bucket.list({
    prefix: "previews/",
    limit: atOnce,
    ...(startAfter !== null && { startAfter }),
  });
  const keys = objects.map(({ key }) => key);
  const current = await currentKeys(keys, sweep);
  const stale = keys.filter((key) => !current.has(key));
  if (stale.length > 0) await bucket.delete(stale);
  const last = keys.at(-1);
  // At the end it begins anew.
  if (last !== undefined && keys.length === atOnce) {
    await counters.put(bookmark, last);
  } else if (startAfter !== null) await counters.delete(bookmark);
}

/** What the posts of these pictures show now. */
async function currentKeys(
  keys: readonly string[],
  { db, productName }: Sweep,
): Promise<Set<string>> {
  const ids = [...new Set(keys.map(postIdOf))];
  const rows = await db.all<PostRow>(
    selectPosts(
      sql`NULL`,
      sql`WHERE p.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    ),
  );
  const drawn = await Promise.all(
    rows.map((row) => previewKey(toPost(row), productName)),
  );
  return new Set([...drawn, ...rows.map(({ id }) => thumbnailKey(id))]);
}

/** 'previews/<post>-<version>.png' */
const postIdOf = (key: string) =>
  key.replace(/^previews\//, "").replace(/-[^-]*$/, "");
