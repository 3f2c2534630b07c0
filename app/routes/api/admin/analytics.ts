import { analyticsSchema } from "~/features/admin/figures";
import { getAnalytics } from "~/features/admin/figures.server";
import { periodOf, periodQuerySchema } from "~/features/analytics/period";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "People, their time, and what they opened in a period",
    auth: "user",
    query: periodQuerySchema,
    reply: analyticsSchema,
    handle: ({ ctx: { db, env, now }, viewer, query }) =>
      getAnalytics({ db, kv: env.COUNTERS }, viewer, periodOf(query, now)),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
