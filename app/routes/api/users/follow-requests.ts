import { listFollowRequests } from "~/features/users/follower.server";
import { userSummarySchema } from "~/features/users/user";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { pageQuerySchema } from "~/shared/page";

const leaf = api({
  GET: endpoint({
    summary: "Who asks to follow the viewer, the latest first",
    auth: "user",
    query: pageQuerySchema,
    reply: userSummarySchema,
    list: true,
    sameTrip: true,
    handle: ({ ctx, query }) => listFollowRequests(ctx.db, ctx.viewerId, query),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
