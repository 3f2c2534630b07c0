import { isRouteErrorResponse } from "@remix-run/react";
import { failures, offlineText } from "~/shared/errors";

export interface RouteFailure {
  status: number;
  title: string;
  detail: string;
  /** The server logged the error under this id. */
  id?: string | undefined;
  /** The viewer's session has expired. */
  sessionEnded?: boolean | undefined;
}

const unexpectedDetail = "It's not your fault. Please try again in a moment.";

export const offline: RouteFailure = {
  status: 0,
  ...offlineText,
};

/** Never shows the message of an unexpected error. */
export function readRouteError(error: unknown): RouteFailure {
  if (isRouteErrorResponse(error)) {
    // A `PageFailure`, or the text of one of the router's own errors.
    const { detail, requestId, sessionEnded } = (error.data ?? {}) as {
      detail?: string;
      requestId?: string;
      sessionEnded?: boolean;
    };
    return {
      status: error.status,
      title:
        error.status >= 500 ? failures.unexpected.title : "That didn't work",
      detail:
        error.status < 500 && detail !== undefined ? detail : unexpectedDetail,
      id: requestId,
      sessionEnded,
    };
  }
  if (error instanceof TypeError && networkErrors.test(error.message))
    return offline;
  return {
    status: 500,
    title: failures.unexpected.title,
    detail: unexpectedDetail,
  };
}

/**
 * How Chromium, Firefox and Safari word a request, a response body or a module that didn't arrive. Errors in
 * our own code are TypeErrors too, and `navigator.onLine` is true on a Wi-Fi without internet: only the
 * message tells them apart.
 */
const networkErrors =
  /^(Failed to fetch|network error|NetworkError when|Error in input stream|error loading dynamically|Load failed|Importing a module script failed|The network connection was lost|The Internet connection appears)/i;
