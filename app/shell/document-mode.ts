import type { EntryContext } from "@remix-run/cloudflare";
import { handleOf } from "./route-handle";

/** A document that is the same for every visitor is kept at the edge for a minute. */
export const edgeMinute = { "cache-control": "public, max-age=0, s-maxage=60" };

/** What nothing but a new build changes, which has a cache of its own. */
export const edgeDay = { "cache-control": "public, max-age=0, s-maxage=86400" };

/**
 * Documents and apps: a visitor's page is rendered on the server, cached at the edge and never
 * hydrated; for someone signed in the same views are part of the app.
 */
export function isDocumentFor(
  viewer: unknown,
  matches: readonly { handle: unknown }[],
): boolean {
  return (
    viewer === null ||
    viewer === undefined ||
    matches.some((match) => handleOf(match).document)
  );
}

/** The same question, asked by the server's entry before anything is rendered. */
export function isDocument({
  staticHandlerContext,
  routeModules,
}: EntryContext): boolean {
  const root: unknown = staticHandlerContext.loaderData.root;
  const viewer =
    typeof root === "object" && root !== null && "viewer" in root
      ? root.viewer
      : null;
  return isDocumentFor(
    viewer,
    staticHandlerContext.matches.map(({ route }) => ({
      handle: routeModules[route.id]?.handle,
    })),
  );
}
