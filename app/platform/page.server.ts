import { data, redirect } from "@remix-run/cloudflare";
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Viewer } from "~/shared/viewer";

/**
 * A guarded page: for a visitor its own address shows the sign-in page with status 401 (the root
 * reads `guarded`), and signing in comes back to it.
 */
export async function requirePageViewer(
  context: AppLoadContext,
): Promise<Viewer> {
  const viewer = await context.app.viewer();
  if (!viewer) throw data({ guarded: true }, { status: 401 });
  return viewer;
}

/** For pages that only visitors need. */
export async function redirectSignedIn(
  context: AppLoadContext,
  to: string,
): Promise<void> {
  if (await context.app.viewer()) throw redirect(to);
}
