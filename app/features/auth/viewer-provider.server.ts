import type { ViewerProvider } from "~/platform/context.server";
import {
  loadSession,
  renewSessionCookie,
  renewSession,
  getSessionId,
  sessionSuspendedUntil,
  sessionUserId,
  sessionWriterId,
} from "./session.server";

/** Lets the platform identify the viewer without depending on this feature. */
export const viewerProvider: ViewerProvider = {
  sessionId: getSessionId,
  viewerId: sessionUserId,
  writerId: sessionWriterId,
  suspendedUntil: sessionSuspendedUntil,
  loadSession: loadSession,
  renewSession,
  renewedCookie: renewSessionCookie,
};
