import * as z from "zod/mini";
import { suggestedQuerySchema } from "~/features/users/follow";
import { listSuggestedUsers } from "~/features/users/follow.server";
import { suggestedUserSchema } from "~/features/users/user";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "Suggested users to follow, at most five",
    query: suggestedQuerySchema,
    response: z.array(suggestedUserSchema),
    authInSql: true,
    handle: ({ ctx, query }) =>
      listSuggestedUsers(ctx.db, ctx.viewerId, query.offset),
  }),
});

export const action = loader;
