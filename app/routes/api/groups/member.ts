import { changeRole, removeMember } from "~/features/groups/members.server";
import { removalSchema, roleChangeSchema } from "~/features/groups/membership";
import { api, endpoint, pathParams } from "~/platform/api.server";

const params = pathParams("slug", "userId");

export const loader = api({
  PATCH: endpoint({
    summary: "Offer a member a role, or take it back",
    params,
    body: roleChangeSchema,
    limit: "memberships",
    handle: ({ ctx, viewer, params, body }) =>
      changeRole(ctx, viewer.id, params, body.role),
  }),
  DELETE: endpoint({
    summary: "Remove a member from the group you lead",
    params,
    body: removalSchema,
    limit: "memberships",
    handle: ({ ctx, viewer, params, body }) =>
      removeMember(ctx, viewer.id, params, body?.ban),
  }),
});

export const action = loader;
