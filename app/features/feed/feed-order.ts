// The order of the All tab. A cookie stores it, so that the server renders the list in that order and
// nothing moves after hydration. Upcoming events come first in Events; the other lists are newest first.

/** Those of the All tab. */
export const feedOrders = ["preferred", "following", "newest"] as const;
export type FeedOrder = (typeof feedOrders)[number] | "upcoming";

const cookieName = "feed-order";
const oneYearSeconds = 365 * 24 * 60 * 60;

const findOrder = (value: string | null | undefined) =>
  feedOrders.find((order) => order === value);

/** Accepts `document.cookie` or a Cookie header. */
export function parseOrderCookie(cookies: string | null): FeedOrder {
  const [, value] = /(?:^|; *)feed-order=(\w+)/.exec(cookies ?? "") ?? [];
  return findOrder(value) ?? "preferred";
}

/** Returns a value for `document.cookie` or Set-Cookie. */
export function buildOrderCookie(order: FeedOrder): string {
  return `${cookieName}=${order}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax`;
}

interface RequestedOrder {
  order: FeedOrder;
  /** Response headers: an order from the URL is stored in the cookie. */
  headers: Record<string, string>;
}

/** The order from the request's URL, or else from its cookie. */
export function getRequestedOrder({ url, headers }: Request): RequestedOrder {
  const fromUrl = findOrder(new URL(url).searchParams.get("order"));
  if (!fromUrl) {
    return { order: parseOrderCookie(headers.get("cookie")), headers: {} };
  }
  return {
    order: fromUrl,
    headers: { "set-cookie": buildOrderCookie(fromUrl) },
  };
}

/** Only the All tab has a choice. */
export function getListOrder(
  list: { type: string },
  requested: FeedOrder,
): FeedOrder {
  if (list.type === "event") return "upcoming";
  return list.type === "all" ? requested : "newest";
}

/** Newest first is the API's default. */
export const buildOrderQuery = (order: FeedOrder) =>
  order === "newest" ? {} : { order };
