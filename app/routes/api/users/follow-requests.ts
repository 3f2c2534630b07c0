import { listFollowRequests } from "~/features/users/follower.server";
import { userSummarySchema } from "~/features/users/user";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { pageQuerySchema } from "~/shared/page";

const { loader, action } = api({
  GET: endpoint({
    summary: "Requests to follow the viewer, newest first",
    auth: "user",
    query: pageQuerySchema,
    response: userSummarySchema,
    list: true,
    authInSql: true,
    handle: ({ ctx, query }) => listFollowRequests(ctx.db, ctx.viewerId, query),
  }),
});

export { loader, action };
