import * as follow from "~/features/users/follow";
import { setApproval } from "~/features/users/follower.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Approve one's followers, or let anybody follow",
    auth: "user",
    whileSuspended: true,
    body: follow.approvalSchema,
    reply: follow.approvalReplySchema,
    form: follow.approvalForm,
    limit: rateLimits.edits,
    sameTrip: true,
    handle: ({ ctx, body }) => setApproval(ctx.db, ctx.viewerId, body.desired),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
