import { expect, it } from "vitest";
import { feedTabs } from "./feed-tab";
import {
  getListOrder,
  getRequestedOrder,
  parseOrderCookie,
  buildOrderCookie,
} from "./feed-order";

const request = (query: string, cookie?: string) =>
  new Request(`http://localhost/home${query}`, {
    headers: { ...(cookie !== undefined && { cookie }) },
  });

it("shows preferred posts first unless the cookie says newest", () => {
  expect(parseOrderCookie(null)).toBe("preferred");
  expect(parseOrderCookie("session=x; feed-order=newest")).toBe("newest");
  expect(
    parseOrderCookie("feed-order=newestest; other-feed-order=newest"),
  ).toBe("preferred");
});

it.each(["preferred", "newest"] as const)(
  "stores %s in the cookie",
  (order) => {
    const [pair = ""] = buildOrderCookie(order).split(";");
    expect(parseOrderCookie(`a=b; ${pair}`)).toBe(order);
  },
);

it("takes the order from the URL and stores it", () => {
  const requestedOrder = getRequestedOrder(request("?order=newest"));
  expect(requestedOrder.order).toBe("newest");
  expect(requestedOrder.headers).toEqual({
    "set-cookie": buildOrderCookie("newest"),
  });
  const back = getRequestedOrder(
    request("?order=preferred", "feed-order=newest"),
  );
  expect(back.order).toBe("preferred");
});

it.each(["", "?order=", "?order=oldest", "?tab=events"])(
  "takes the order from the cookie if the URL (%s) has none",
  (query) => {
    expect(getRequestedOrder(request(query, "feed-order=newest"))).toEqual({
      order: "newest",
      headers: {},
    });
    expect(getRequestedOrder(request(query)).order).toBe("preferred");
  },
);

it("ranks only the All tab, and lists events by date", () => {
  const orders = feedTabs.map(({ type }) => getListOrder(type, "preferred"));
  expect(orders).toEqual(["preferred", "upcoming", "newest", "newest"]);
});
