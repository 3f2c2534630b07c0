import { setAppBadge } from "~/client/app-badge";
import { personalCaches } from "~/client/cache-names";
import { deleteStored } from "~/client/storage";

/** Local storage keys of a user: liked videos, the analytics session, and the seen stories of older versions. */
const userKeys = /^(?:liked-videos|story-seen-\w+|session)$/;

/**
 * Called when the session has ended for any reason. Drafts and unsent items stay for their user, except after an
 * explicit sign-out (`deleteDrafts`).
 */
export function clearUserData(): void {
  deleteStored((key) => userKeys.test(key));
  void setAppBadge(0);
  if (!("caches" in window)) return;
  for (const name of personalCaches) void caches.delete(name);
}
