import { acceptSchema } from "~/features/groups/membership";
import { settleRequest } from "~/features/groups/requests.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Accept or decline a request to join the group you lead",
    params: pathParams("slug", "userId"),
    body: acceptSchema,
    limit: "memberships",
    handle: ({ ctx, viewer, params, body }) =>
      settleRequest(ctx, viewer.id, params, body.accept),
  }),
});

export const action = loader;
