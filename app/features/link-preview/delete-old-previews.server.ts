import { dayMs } from "~/shared/duration.mjs";

/** Cost per hourly run: one list and one delete. */
const keysPerRun = 500;
/** KV key: where the last run ended. */
const cursorKey = "previews/cleanup-cursor";
/** A deleted preview is rendered again on the next request. */
const maxAgeMs = 7 * dayMs;

/**
 * Hourly job that deletes old preview images, among them those with an author's old name or avatar. Editing or deleting
 * a post deletes its images at once (`clearPostCaches`). Deleting an account or a group deletes those of the newest posts.
 */
export async function deleteOldPreviews(
  bucket: R2Bucket,
  counters: KVNamespace,
  now: number,
): Promise<void> {
  const startAfter = await counters.get(cursorKey);
  const { objects } = await bucket.list({
    prefix: "previews/",
    limit: keysPerRun,
    ...(startAfter !== null && { startAfter }),
  });
  const old = objects
    .filter(({ uploaded }) => now - uploaded.getTime() > maxAgeMs)
    .map(({ key }) => key);
  if (old.length > 0) await bucket.delete(old);
  const last = objects[keysPerRun - 1];
  // After the last key the next run starts over.
  if (last) await counters.put(cursorKey, last.key);
  else if (startAfter !== null) await counters.delete(cursorKey);
}
