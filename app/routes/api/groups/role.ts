import { acceptSchema } from "~/features/groups/membership";
import { answerRoleOffer } from "~/features/groups/members.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary:
      "Accept or decline a role in a group, or take over one without an owner",
    params: pathParams("slug"),
    body: acceptSchema,
    limit: "memberships",
    handle: ({ ctx, viewer, params, body }) =>
      answerRoleOffer(ctx, viewer.id, params.slug, body.accept),
  }),
});

export const action = loader;
