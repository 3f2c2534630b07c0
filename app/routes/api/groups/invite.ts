import { revokeInvite } from "~/features/groups/invite.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  DELETE: endpoint({
    summary: "Revoke an invitation link",
    params: pathParams("slug", "inviteId"),
    limit: "edits",
    handle: ({ ctx, viewer, params }) =>
      revokeInvite(ctx.db, viewer.id, params, ctx.now),
  }),
});

export const action = loader;
