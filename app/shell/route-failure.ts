import { isRouteErrorResponse } from "@remix-run/react";
import { failures, offlineWords } from "~/shared/errors";

export interface RouteFailure {
  status: number;
  title: string;
  detail: string;
  /** The id under which the server logged it. */
  id?: string | undefined;
  /** Who asked had been signed in. */
  sessionEnded?: boolean | undefined;
}

const notYourDoing = "It is not your doing. Please try again in a moment.";

export const offline: RouteFailure = {
  status: 0,
  ...offlineWords,
};

/** Whatever a route threw, as a person may read it. Words of the machine are never shown. */
export function readRouteError(error: unknown): RouteFailure {
  if (isRouteErrorResponse(error)) {
    const { detail, requestId, sessionEnded } = read(error.data);
    return {
      status: error.status,
      title:
        error.status >= 500 ? failures.unexpected.title : "This did not work",
      detail:
        error.status < 500 && detail !== undefined ? detail : notYourDoing,
      id: requestId,
      sessionEnded,
    };
  }
  // What fetch throws when a page cannot be loaded inside the app.
  if (error instanceof TypeError && isOffline()) return offline;
  return {
    status: 500,
    title: failures.unexpected.title,
    detail: notYourDoing,
  };
}

interface Read {
  detail?: string;
  requestId?: string;
  sessionEnded?: true;
}

/** The `PageFailure` that a page's loader throws, or nothing of it. */
function read(data: unknown): Read {
  if (typeof data !== "object" || data === null) return {};
  const { detail, requestId, sessionEnded } = data as Record<string, unknown>;
  return {
    ...(typeof detail === "string" && { detail }),
    ...(typeof requestId === "string" && { requestId }),
    ...(sessionEnded === true && { sessionEnded }),
  };
}

function isOffline(): boolean {
  return typeof navigator !== "undefined" && !navigator.onLine;
}
