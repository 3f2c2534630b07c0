// Prices of the platform in dollars per million, as read in November 2026; docs/scale.md links to each page. What a plan
// includes isn't subtracted.

/** From December 2026: a GB of logs, and its storage for 7 of 30 days. */
const logGb = 0.25 + (7 / 30) * 0.1;
const prices = {
  "request to the worker": 0.3,
  "ms of CPU": 0.02,
  "row read in D1": 0.001,
  "row written in D1": 1,
  "read from R2": 0.36,
  "read from KV": 0.5,
  "queue operation": 0.4,
  "kB of logs": logGb,
};
/** Dollars per GB and month. */
export const storagePrices = { d1: 0.75, r2: 0.015 };

/**
 * What a million page views cost, by item.
 *
 * @param {Record<keyof typeof prices, number>} quantities per page view
 */
export const listCosts = (quantities) =>
  Object.entries(prices).map(([item, price]) => {
    const quantity = new Map(Object.entries(quantities)).get(item) ?? 0;
    return { item, quantity, price, dollars: quantity * price };
  });
