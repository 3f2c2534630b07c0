import * as activity from "~/features/admin/activity";
import { listAndLogSessionAnalytics } from "~/features/admin/logged-activity.server";
import { getAnalyticsStores } from "~/features/analytics/daily-rollups.server";
import { toPeriod } from "~/features/analytics/period";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "Session totals per user in a period",
    auth: "user",
    query: activity.activityQuerySchema,
    response: activity.sessionAnalyticsSchema,
    list: true,
    handle: ({ ctx, viewer, query: q }) => {
      const period = toPeriod(q, ctx.now);
      const stores = getAnalyticsStores(ctx);
      return listAndLogSessionAnalytics(stores, viewer, period, q, ctx.now);
    },
  }),
});

export { loader, action };
