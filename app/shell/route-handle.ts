import { useMatches } from "@remix-run/react";

/** A route's `export const handle: RouteHandle = { … }`. */
export interface RouteHandle {
  /** Always a document, even for signed-in users. */
  document?: boolean;
  /**
   * A document that the service worker caches for all users of the device: its HTML must not depend on who is signed in.
   */
  isShared?: boolean;
  /** No top bar on phones. */
  immersive?: boolean;
  /** Uses the space of the right column. */
  wide?: boolean;
  /** The title of this page's 500 error, instead of the general one. */
  failure?: string;
  /** Shows the verse of the day itself, so the right column doesn't. */
  verseOfTheDay?: boolean;
}

export function getRouteHandle(
  match: { handle: unknown } | undefined,
): RouteHandle {
  return match?.handle ?? {};
}

export function usePageHandle(): RouteHandle {
  return getRouteHandle(useMatches().at(-1));
}
