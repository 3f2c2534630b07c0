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
  if (isNetworkError(error)) return offline;
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

/**
 * How Chromium, Firefox and Safari word a request, a response body or a module that didn't arrive. Errors in
 * our own code are TypeErrors too, and `navigator.onLine` is true on a Wi-Fi without internet: only the
 * message tells them apart.
 */
const networkErrors =
  /^(Failed to fetch|network error|NetworkError when|Error in input stream|error loading dynamically|Load failed|Importing a module script failed|The network connection was lost|The Internet connection appears)/i;

function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && networkErrors.test(error.message);
}
