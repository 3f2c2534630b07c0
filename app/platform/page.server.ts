import {
  data,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import type { Viewer } from "~/shared/viewer";
import { toAppError } from "./problem.server";

/** What a page's loader sends to the error boundary. */
export interface PageFailure {
  detail: string;
  /** Only for unexpected errors: the server logged the error under this id. */
  requestId?: string;
  /** The request's session has expired. */
  sessionEnded?: boolean;
}

/**
 * Wraps a page's loader: an AppError becomes an error page with its status. Any other error is logged under the
 * request's id and becomes a 500 that shows only that id.
 */
export function page<Value>(
  load: (args: LoaderFunctionArgs) => Promise<Value>,
): (args: LoaderFunctionArgs) => Promise<Value> {
  return async (args) => {
    try {
      return await load(args);
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      const { requestId } = args.context.app;
      const { status, message } = toAppError(thrown, requestId);
      const pageFailure: PageFailure = {
        detail: message,
        ...(status >= 500 && { requestId }),
      };
      throw data(pageFailure, { status });
    }
  };
}

/** Visitors see the sign-in page at the same URL, with status 401, and return to it after signing in. */
export async function requirePageViewer(
  context: AppLoadContext,
): Promise<Viewer> {
  const viewer = await context.app.viewer();
  if (!viewer) {
    const pageFailure: PageFailure = {
      detail: "Please sign in",
      sessionEnded: context.app.sessionId !== null,
    };
    throw data(pageFailure, { status: 401 });
  }
  return viewer;
}
