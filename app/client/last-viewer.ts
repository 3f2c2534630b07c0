import { readStored, writeStored } from "./storage";

/** A storage event with this key makes the other tabs refetch the current user. */
export const authRefreshKey = "auth-refresh";
/** The id of the user who was signed in when this browser last showed a page. */
const lastViewerKey = "signed-in";

/** Called by every page. If the viewer differs from the last page's, someone signed in or out: notifies the other tabs. */
export function recordViewer(viewerId: string | null): void {
  if (readStored(lastViewerKey) === viewerId) return;
  writeStored(lastViewerKey, viewerId);
  writeStored(authRefreshKey, `${Date.now()}`);
}

export function getLastViewerId(): string | null {
  return readStored(lastViewerKey);
}

/** Dispatched on `window` when a call gets a 401. */
export const sessionEndedEvent = "session-ended";
