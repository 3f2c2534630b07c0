import * as activity from "~/features/admin/activity";
import { listAndLogDailyUsers } from "~/features/admin/logged-activity.server";
import { getAnalyticsStores } from "~/features/analytics/daily-rollups.server";
import { toPeriod } from "~/features/analytics/period";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "Active users for each day of a period",
    auth: "user",
    query: activity.activityQuerySchema,
    response: activity.dailyUsersSchema,
    list: true,
    handle: ({ ctx, viewer, query: q }) => {
      const stores = getAnalyticsStores(ctx);
      const period = toPeriod(q, ctx.now);
      return listAndLogDailyUsers(stores, viewer, period, q, ctx.now);
    },
  }),
});

export { loader, action };
