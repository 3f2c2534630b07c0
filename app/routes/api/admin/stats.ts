import { statsSchema } from "~/features/admin/metrics";
import { getStats } from "~/features/admin/metrics.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "Total users and posts",
    response: statsSchema,
    handle: ({ ctx, viewer }) => getStats(ctx, viewer),
  }),
});

export const action = loader;
