import { statsSchema } from "~/features/admin/figures";
import { getStats } from "~/features/admin/figures.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "How many people and posts there are",
    auth: "user",
    reply: statsSchema,
    handle: ({ ctx, viewer }) => getStats(ctx, viewer),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
