import { personalCaches } from "./cache-names";

/** What pages have noted of a member: films they liked, stories they saw, the number of their visit. */
const noted = /^(?:liked-videos|story-seen-\w+|session)$/;

/**
 * Once nobody is signed in any more, whichever way that came about. Drafts and what waits to be sent wait for
 * their account, unless its person has signed out by themself (`forgetDrafts`).
 */
export function forgetMember(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (noted.test(key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is closed to us: nothing was kept there.
  }
  // https://www.w3.org/TR/badging/: not every browser has it.
  void (navigator as Partial<Navigator>)
    .clearAppBadge?.()
    .catch(() => undefined);
  if (!("caches" in window)) return;
  for (const name of personalCaches) void caches.delete(name);
}
