import { contentSchema } from "~/features/admin/metrics";
import { getContent } from "~/features/admin/metrics.server";
import { toPeriod, periodQuerySchema } from "~/features/analytics/period";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "Percentages of posts by type in a period",
    auth: "user",
    query: periodQuerySchema,
    response: contentSchema,
    handle: ({ ctx, viewer, query }) =>
      getContent(ctx, viewer, toPeriod(query, ctx.now)),
  }),
});

export { loader, action };
