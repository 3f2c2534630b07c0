import { addToDraft } from "~/features/feed/add-to-draft";
import { takePicture } from "~/features/media/take-picture";
import { sharedCache } from "~/browser/cache-names";
import { sharedEntries } from "./shared";

/**
 * Puts what another app has shared into the member's draft of a post, behind what was begun there. Whether
 * there was anything.
 */
export async function takeShared(viewerId: string): Promise<boolean> {
  // Private windows of some browsers have none.
  if (!("caches" in window) || !(await caches.has(sharedCache))) return false;
  const cache = await caches.open(sharedCache);
  const kept = await cache.match(sharedEntries.words);
  const words = (await kept?.text()) ?? "";
  const picture = await pictureIn(cache);
  // Of several tabs the one that could remove it takes it.
  if (!(await caches.delete(sharedCache))) return false;
  addToDraft(viewerId, words, picture);
  return true;
}

/** As a post takes it; null where none was shared, or none that can be read: then a toast has said so. */
async function pictureIn(cache: Cache): Promise<string | null> {
  const kept = await cache.match(sharedEntries.picture);
  if (!kept) return null;
  const blob = await kept.blob();
  const type = kept.headers.get("content-type") ?? "";
  return takePicture(new File([blob], "shared", { type }));
}
