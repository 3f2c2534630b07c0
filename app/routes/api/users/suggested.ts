import * as z from "zod/mini";
import { suggestedQuerySchema } from "~/features/users/follow";
import { listSuggested } from "~/features/users/follow.server";
import { suggestedUserSchema } from "~/features/users/user";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "People to follow, at most five",
    auth: "user",
    query: suggestedQuerySchema,
    reply: z.array(suggestedUserSchema),
    sameTrip: true,
    handle: ({ ctx, query }) =>
      listSuggested(ctx.db, ctx.viewerId, query.offset),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
