import { expect, it } from "vitest";
import { feedTabs } from "./feed-tab";
import { orderOf, orderWanted, recallOrder, rememberOrder } from "./feed-order";

const request = (query: string, cookie?: string) =>
  new Request(`http://localhost/home${query}`, {
    headers: { ...(cookie !== undefined && { cookie }) },
  });

it("begins with what is preferred until somebody wants the newest", () => {
  expect(recallOrder(null)).toBe("preferred");
  expect(recallOrder("session=x; feed-order=newest")).toBe("newest");
  expect(recallOrder("feed-order=newestest; other-feed-order=newest")).toBe(
    "preferred",
  );
});

it.each(["preferred", "newest"] as const)("remembers %s", (order) => {
  const [pair = ""] = rememberOrder(order).split(";");
  expect(recallOrder(`a=b; ${pair}`)).toBe(order);
});

it("does as the address says, and remembers that", () => {
  const asked = orderWanted(request("?order=newest"));
  expect(asked.order).toBe("newest");
  expect(asked.headers).toEqual({ "set-cookie": rememberOrder("newest") });
  const back = orderWanted(request("?order=preferred", "feed-order=newest"));
  expect(back.order).toBe("preferred");
});

it.each(["", "?order=", "?order=oldest", "?tab=events"])(
  "does as it was told before where the address (%s) says nothing",
  (query) => {
    expect(orderWanted(request(query, "feed-order=newest"))).toEqual({
      order: "newest",
      headers: {},
    });
    expect(orderWanted(request(query)).order).toBe("preferred");
  },
);

it("arranges All alone", () => {
  const orders = feedTabs.map((tab) => orderOf(tab, "preferred"));
  expect(orders).toEqual(["preferred", "newest", "newest", "newest"]);
});
