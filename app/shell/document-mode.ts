import type { EntryContext } from "@remix-run/cloudflare";
import { getRouteHandle } from "./route-handle";

/** For documents that are the same for every visitor. */
export const cacheForOneMinute = {
  "cache-control": "public, max-age=0, s-maxage=60",
};

/** For documents that change only with a new build, whose cache keys differ. */
export const cacheForOneDay = {
  "cache-control": "public, max-age=0, s-maxage=86400",
};

/**
 * A visitor's page is a document: rendered on the server, cached at the edge and never hydrated. For signed-in users the
 * same views are part of the app.
 */
export function isDocumentFor(
  viewer: unknown,
  matches: readonly { handle: unknown }[],
) {
  return !viewer || matches.some((match) => getRouteHandle(match).document);
}

/** The same check for `entry.server.tsx`, before anything is rendered. */
export function isDocumentRequest({
  staticHandlerContext,
  routeModules,
}: EntryContext): boolean {
  const root = staticHandlerContext.loaderData.root as
    { viewer: unknown } | undefined;
  return isDocumentFor(
    root?.viewer,
    staticHandlerContext.matches.map(({ route }) => ({
      handle: routeModules[route.id]?.handle,
    })),
  );
}
