/** A storage event with this key makes the other tabs refetch the current user. */
export const authRefreshKey = "auth-refresh";
/** The id of the user who was signed in when this browser last showed a page. */
const lastViewerKey = "signed-in";

/** Called by every page. If the viewer differs from the last page's, someone signed in or out: notifies the other tabs. */
export function recordViewer(viewerId: string | null): void {
  try {
    if (localStorage.getItem(lastViewerKey) === viewerId) return;
    if (viewerId === null) localStorage.removeItem(lastViewerKey);
    else localStorage.setItem(lastViewerKey, viewerId);
    localStorage.setItem(authRefreshKey, `${Date.now()}`);
  } catch {
    // Storage is blocked: other tabs notice at their next API call.
  }
}

export function getLastViewerId(): string | null {
  try {
    return localStorage.getItem(lastViewerKey);
  } catch {
    return null;
  }
}

/** Dispatched on `window` when a call gets a 401. */
export const sessionEndedEvent = "session-ended";
