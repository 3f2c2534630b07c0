import { analyticsSchema } from "~/features/admin/metrics";
import { getAnalytics } from "~/features/admin/metrics.server";
import { toPeriod, periodQuerySchema } from "~/features/analytics/period";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "Users, session time, and pages and games used in a period",
    auth: "user",
    query: periodQuerySchema,
    response: analyticsSchema,
    handle: ({ ctx: { db, env, now }, viewer, query }) =>
      getAnalytics({ db, kv: env.COUNTERS }, viewer, toPeriod(query, now)),
  }),
});

export { loader, action };
