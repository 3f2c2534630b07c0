import type { Viewer } from "~/shared/viewer";

export const welcomeCards = ["people", "groups", "picture"] as const;
export type WelcomeCard = (typeof welcomeCards)[number];

/** From this many on, the user doesn't need suggestions in the feed. */
const enoughFollowees = 5;

// A cookie rather than local storage: the server must know which cards to render, or the posts would move.
const cookieName = "closed-cards";
const oneYearSeconds = 365 * 24 * 60 * 60;

/** Accepts `document.cookie` or a Cookie header. */
export function parseClosedCards(cookies: string | null): WelcomeCard[] {
  const [, value = ""] =
    /(?:^|; *)closed-cards=([\w.]*)/.exec(cookies ?? "") ?? [];
  return welcomeCards.filter((card) => value.split(".").includes(card));
}

/** Returns a value for `document.cookie`. */
export function buildClosedCardsCookie(closed: readonly WelcomeCard[]): string {
  return `${cookieName}=${closed.join(".")}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax`;
}

/** The cards that help a user after onboarding, unless closed. */
export function getWelcomeCards(
  viewer: Viewer,
  closed: readonly WelcomeCard[],
): WelcomeCard[] {
  if (viewer.preferencesSetAt === null || viewer.suspended) return [];
  const isNeeded = {
    groups: viewer.groupsCount === 0,
    people: viewer.followingCount < enoughFollowees,
    picture: viewer.profileImageUrl === null,
  };
  return welcomeCards.filter(
    (card) => isNeeded[card] && !closed.includes(card),
  );
}
