import { useMatches } from "@remix-run/react";

/** What a route says of its page: `export const handle: RouteHandle = { … }`. */
export interface RouteHandle {
  /** Always a document, even for someone signed in. */
  document?: boolean;
  /**
   * A document that the service worker keeps, and shows to whoever is on the device: it names nobody, and does
   * not say that nobody is signed in.
   */
  anybodys?: boolean;
  /** Fills a phone's screen: no bar at its top. */
  immersive?: boolean;
  /** Takes the right column's place on a desktop too. */
  wide?: boolean;
  /** What is said where the server could not give it, instead of words for any page. */
  failure?: string;
  /** Is about the verse of the day, which then does not stand beside it too. */
  verseOfTheDay?: boolean;
}

export function handleOf(match: { handle: unknown } | undefined): RouteHandle {
  return match?.handle ?? {};
}

/** Of the page that is shown. */
export function usePageHandle(): RouteHandle {
  return handleOf(useMatches().at(-1));
}
