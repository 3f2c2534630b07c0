/** spec §4: a storage event with this key asks every other tab who is signed in. */
export const refreshKey = "auth-refresh";
/** Who was signed in when this browser last showed a page. */
const memberKey = "signed-in";

/**
 * Every page says whom it was made for; where that differs from the page before it, somebody has
 * signed in or out, whichever way, and the other tabs are asked to look.
 */
export function notePresence(viewerId: string | null): void {
  try {
    if (localStorage.getItem(memberKey) === viewerId) return;
    if (viewerId === null) localStorage.removeItem(memberKey);
    else localStorage.setItem(memberKey, viewerId);
    localStorage.setItem(refreshKey, `${Date.now()}`);
  } catch {
    // Storage is closed to us: other tabs find out with their next call.
  }
}

/** Whom this browser has last shown a page to; null for nobody. */
export function memberHere(): string | null {
  try {
    return localStorage.getItem(memberKey);
  } catch {
    return null;
  }
}

/** Whether this browser has last shown a page to somebody else, or to nobody. */
export function isSomebodyElses(viewerId: string | null): boolean {
  try {
    return localStorage.getItem(memberKey) !== viewerId;
  } catch {
    return true;
  }
}

/** On `window`, when a call was refused because nobody is signed in any more. */
export const sessionEndedEvent = "session-ended";
