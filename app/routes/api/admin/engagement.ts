import { engagementSchema } from "~/features/admin/metrics";
import { getEngagement } from "~/features/admin/metrics.server";
import { toPeriod, periodQuerySchema } from "~/features/analytics/period";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "Posts, likes, comments and new users of a period",
    auth: "user",
    query: periodQuerySchema,
    response: engagementSchema,
    handle: ({ ctx, viewer, query }) =>
      getEngagement(ctx, viewer, toPeriod(query, ctx.now)),
  }),
});

export { loader, action };
