import {
  activityQuerySchema,
  dailyUsersSchema,
} from "~/features/admin/activity";
import { listDailyUsers } from "~/features/admin/activity.server";
import { periodOf } from "~/features/analytics/period";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "Who was there on each day of a period",
    auth: "user",
    query: activityQuerySchema,
    reply: dailyUsersSchema,
    list: true,
    handle: ({ ctx: { db, env, now }, viewer, query }) =>
      listDailyUsers(
        { db, kv: env.COUNTERS },
        viewer,
        periodOf(query, now),
        query,
      ),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
