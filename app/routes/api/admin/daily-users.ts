import * as activity from "~/features/admin/activity";
import { listDailyUsers } from "~/features/admin/activity.server";
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
    handle: ({ ctx, viewer, query }) =>
      listDailyUsers(
        counterStores(ctx),
        viewer,
        periodOf(query, ctx.now),
        query,
      ),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
