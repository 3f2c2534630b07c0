// How the tab All begins: with what the reader prefers, or by time alone. Remembered in a cookie of
// this device, because the server draws the list: it arrives in its order, and nothing moves.
/** All other lists are by time. */
export type FeedOrder = "preferred" | "newest";

const cookie = "feed-order";
const oneYear = 365 * 24 * 60 * 60;

/** From `document.cookie` or a Cookie header. */
export function recallOrder(cookies: string | null): FeedOrder {
  const newest = (cookies ?? "").split(/; */).includes(`${cookie}=newest`);
  return newest ? "newest" : "preferred";
}

/** For `document.cookie` or Set-Cookie. */
export function rememberOrder(order: FeedOrder): string {
  return `${cookie}=${order}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}

/** Before any script listens the switch is a link, and its address says what is wanted. */
export function orderHref(order: FeedOrder): string {
  return `?order=${order}`;
}

interface OrderWanted {
  order: FeedOrder;
  /** Of the answer: what the address has asked for is remembered. */
  headers: Record<string, string>;
}

/** The order that a request asks for by its address, or else by its cookie. */
export function orderWanted({ url, headers }: Request): OrderWanted {
  const asked = new URL(url).searchParams.get("order");
  if (asked !== "preferred" && asked !== "newest") {
    return { order: recallOrder(headers.get("cookie")), headers: {} };
  }
  return { order: asked, headers: { "set-cookie": rememberOrder(asked) } };
}

/** Only All is ever arranged. */
export function orderOf(list: { type: string }, wanted: FeedOrder): FeedOrder {
  return list.type === "all" ? wanted : "newest";
}

/** For the API: the first page alone has an order of its own. */
export function orderQuery(order: FeedOrder, page: { cursor?: string } = {}) {
  return order === "preferred" && page.cursor === undefined ? { order } : {};
}
