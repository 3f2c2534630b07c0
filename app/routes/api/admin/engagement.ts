import { engagementSchema } from "~/features/admin/figures";
import { getEngagement } from "~/features/admin/figures.server";
import { periodOf, periodQuerySchema } from "~/features/analytics/period";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "Posts, likes, comments and new people of a period",
    auth: "user",
    query: periodQuerySchema,
    reply: engagementSchema,
    handle: ({ ctx, viewer, query }) =>
      getEngagement(ctx, viewer, periodOf(query, ctx.now)),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
