import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import { getThumbnailKey } from "~/features/media/post-images.server";
import { getPreviewKey } from "./preview.server";

/** Cost per hourly run: 1,500 rows, one list and one delete. */
const keysPerRun = 500;
/** KV key: where the last run ended. */
const cursorKey = "previews/cleanup-cursor";

interface CleanupContext {
  db: Db;
  bucket: R2Bucket;
  counters: KVNamespace;
  productName: string;
}

/**
 * Hourly job that deletes preview images nothing links to: those with an author's old name or avatar, and
 * what a deleted account left behind. Editing or deleting a post deletes its images at once
 * (`clearPostCaches`), and deleting an account deletes the current ones.
 */
export async function deleteStalePreviews(
  context: CleanupContext,
): Promise<void> {
  const { bucket, counters } = context;
  const startAfter = await counters.get(cursorKey);
  const { objects } = await bucket.list({
    prefix: "previews/",
    limit: keysPerRun,
    ...(startAfter !== null && { startAfter }),
  });
  const keys = objects.map(({ key }) => key);
  const current = await listCurrentKeys(keys, context);
  const stale = keys.filter((key) => !current.has(key));
  if (stale.length > 0) await bucket.delete(stale);
  const last = keys.at(-1);
  // After the last key the next run starts over.
  if (last !== undefined && keys.length === keysPerRun) {
    await counters.put(cursorKey, last);
  } else if (startAfter !== null) await counters.delete(cursorKey);
}

/** The keys that the posts of these images use now. */
async function listCurrentKeys(
  keys: readonly string[],
  { db, productName }: CleanupContext,
): Promise<Set<string>> {
  const ids = [...new Set(keys.map(parsePostId))];
  const rows = await db.all<PostRow>(
    selectPosts(
      sql`NULL`,
      sql`AND p.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    ),
  );
  const previewKeys = await Promise.all(
    rows.map((row) => getPreviewKey(toPost(row), productName)),
  );
  return new Set([
    ...previewKeys,
    ...rows.map(({ id }) => getThumbnailKey(id)),
  ]);
}

/** 'previews/<post>-<version>.png' */
const parsePostId = (key: string) =>
  key.replace(/^previews\//, "").replace(/-[^-]*$/, "");
