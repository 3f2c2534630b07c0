import { approvalResponseSchema } from "~/features/users/follow";
import { setFollowApproval } from "~/features/users/follower.server";
import { api, endpoint } from "~/platform/api.server";
import { switchSchema } from "~/shared/desired";

export const loader = api({
  POST: endpoint({
    summary: "Turn the approval of followers on or off",
    allowSuspended: true,
    body: switchSchema,
    response: approvalResponseSchema,
    limit: "edits",
    authInSql: true,
    handle: ({ ctx, body }) =>
      setFollowApproval(ctx.db, ctx.viewerId, body.desired),
  }),
});

export const action = loader;
