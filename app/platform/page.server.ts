import { data, redirect } from "@remix-run/cloudflare";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Viewer } from "~/shared/viewer";
import { knownFailure } from "./problem.server";

/** What an error boundary knows of a failed page. */
export interface PageFailure {
  detail: string;
  /** Of an unexpected failure: under which the server logged it. */
  requestId?: string;
  /** It brought a session, and that is over. */
  sessionEnded?: boolean;
}

/**
 * A page's loader: an AppError becomes the page of its status, whatever else is thrown is logged
 * under the request's id and becomes a 500 that shows that id and nothing more.
 */
export function page<Value>(
  load: (args: LoaderFunctionArgs) => Promise<Value>,
): (args: LoaderFunctionArgs) => Promise<Value> {
  return async (args) => {
    try {
      return await load(args);
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      throw failure(thrown, args.context);
    }
  };
}

function failure(error: Error, { app }: AppLoadContext) {
  const { status, message } = knownFailure(error, app.requestId);
  const seen: PageFailure = {
    detail: message,
    ...(status >= 500 && { requestId: app.requestId }),
  };
  return data(seen, { status });
}

/**
 * A guarded page: for a visitor its own address shows the sign-in page with status 401, and signing
 * in comes back to it.
 */
export async function requirePageViewer(
  context: AppLoadContext,
): Promise<Viewer> {
  const viewer = await context.app.viewer();
  if (!viewer) {
    const guarded: PageFailure = {
      detail: "Please sign in",
      sessionEnded: context.app.sessionId !== null,
    };
    throw data(guarded, { status: 401 });
  }
  return viewer;
}

/** For pages that only visitors need. */
export async function redirectSignedIn(
  context: AppLoadContext,
  to: string,
): Promise<void> {
  if (await context.app.viewer()) throw redirect(to);
}
