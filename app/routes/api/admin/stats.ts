import { statsSchema } from "~/features/admin/metrics";
import { getStats } from "~/features/admin/metrics.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "Total users and posts",
    auth: "user",
    response: statsSchema,
    handle: ({ ctx, viewer }) => getStats(ctx, viewer),
  }),
});

export { loader, action };
