// The order of the All tab. A cookie stores it, so that the server renders the list in that order and
// nothing moves after hydration. Upcoming events come first in Events; the other lists are newest first.

/** Those of the All tab. */
export const feedOrders = ["preferred", "following", "newest"] as const;
export type FeedOrder = (typeof feedOrders)[number] | "upcoming";

const oneYearSeconds = 365 * 24 * 60 * 60;

/** Accepts `document.cookie` or a Cookie header. */
export function parseOrderCookie(cookies: string | null): FeedOrder {
  const [, value] = /(?:^|; *)feed-order=(\w+)/.exec(cookies ?? "") ?? [];
  return feedOrders.find((order) => order === value) ?? "preferred";
}

/** Returns a value for `document.cookie`. */
export function buildOrderCookie(order: FeedOrder): string {
  return `feed-order=${order}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax`;
}

/** Only the All tab has a choice. */
export function getListOrder(type: string, requested: FeedOrder): FeedOrder {
  if (type === "event") return "upcoming";
  return type === "all" ? requested : "newest";
}

/** Newest first is the API's default. */
export const buildOrderQuery = (order: FeedOrder) =>
  order === "newest" ? {} : { order };
