import * as activity from "~/features/admin/activity";
import { openDailyUsers } from "~/features/admin/open-activity.server";
import { counterStores } from "~/features/analytics/closed-days.server";
import { periodOf } from "~/features/analytics/period";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "Who was there on each day of a period",
    auth: "user",
    query: activity.activityQuerySchema,
    reply: activity.dailyUsersSchema,
    list: true,
    handle: ({ ctx, viewer, query: q }) => {
      const period = periodOf(q, ctx.now);
      return openDailyUsers(counterStores(ctx), viewer, period, q, ctx.now);
    },
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
