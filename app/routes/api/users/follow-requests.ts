import { listFollowRequests } from "~/features/users/follower.server";
import { userSummarySchema } from "~/features/users/user";
import { api, endpoint } from "~/platform/api.server";
import { pageQuerySchema } from "~/shared/page";

export const loader = api({
  GET: endpoint({
    summary: "Requests to follow the viewer, newest first",
    query: pageQuerySchema,
    list: userSummarySchema,
    authInSql: true,
    handle: ({ ctx, query }) => listFollowRequests(ctx.db, ctx.viewerId, query),
  }),
});

export const action = loader;
