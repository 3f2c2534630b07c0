import type { ViewerDoor } from "~/platform/context.server";
import { bringsSession, findViewer, sessionUserId } from "./session.server";

/** How the platform tells who asks, without knowing what a session is. */
export const viewerDoor: ViewerDoor = {
  bringsSession,
  viewerId: sessionUserId,
  findViewer,
};
