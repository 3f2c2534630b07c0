import { contentSchema } from "~/features/admin/figures";
import { getContent } from "~/features/admin/figures.server";
import { periodOf, periodQuerySchema } from "~/features/analytics/period";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "Posts of a period by kind, in percent",
    auth: "user",
    query: periodQuerySchema,
    reply: contentSchema,
    handle: ({ ctx, viewer, query }) =>
      getContent(ctx, viewer, periodOf(query, ctx.now)),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
