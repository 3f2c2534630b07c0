import type { ViewerDoor } from "~/platform/context.server";
import {
  findVisit,
  renewedCookie,
  renewSession,
  sessionIdOf,
  sessionSuspendedUntil,
  sessionUserId,
  sessionWriterId,
} from "./session.server";

/** How the platform tells who asks, without knowing what a session is. */
export const viewerDoor: ViewerDoor = {
  sessionId: sessionIdOf,
  viewerId: sessionUserId,
  writerId: sessionWriterId,
  suspendedUntil: sessionSuspendedUntil,
  findVisit,
  renewSession,
  renewedCookie,
};
