import { expect, it } from "vitest";
import { feedTabs } from "./feed-tab";
import { getListOrder, parseOrderCookie, buildOrderCookie } from "./feed-order";

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

it("ranks only the All tab, and lists events by date", () => {
  const orders = feedTabs.map(({ type }) => getListOrder(type, "preferred"));
  expect(orders).toEqual(["preferred", "upcoming", "newest", "newest"]);
});
