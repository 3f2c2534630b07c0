import {
  activityQuerySchema,
  sessionAnalyticsSchema,
} from "~/features/admin/activity";
import { openSessionAnalytics } from "~/features/admin/activity.server";
import { periodOf } from "~/features/analytics/period";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "How people used their time in a period",
    auth: "user",
    query: activityQuerySchema,
    reply: sessionAnalyticsSchema,
    list: true,
    handle: ({ ctx: { db, now }, viewer, query }) =>
      openSessionAnalytics(db, viewer, periodOf(query, now), query, now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
