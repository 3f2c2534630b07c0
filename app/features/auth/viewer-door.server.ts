import type { ViewerDoor } from "~/platform/context.server";
import { findViewer, sessionIdOf, sessionUserId } from "./session.server";

/** How the platform tells who asks, without knowing what a session is. */
export const viewerDoor: ViewerDoor = {
  sessionId: sessionIdOf,
  viewerId: sessionUserId,
  findViewer,
};
