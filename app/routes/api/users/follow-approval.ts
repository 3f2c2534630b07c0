import * as follow from "~/features/users/follow";
import { setFollowApproval } from "~/features/users/follower.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Turn the approval of followers on or off",
    auth: "user",
    allowSuspended: true,
    body: follow.approvalSchema,
    response: follow.approvalResponseSchema,
    limit: rateLimits.edits,
    authInSql: true,
    handle: ({ ctx, body }) =>
      setFollowApproval(ctx.db, ctx.viewerId, body.desired),
  }),
});

export { loader, action };
