import { acceptSchema } from "~/features/groups/membership";
import { liftBan, settleRequest } from "~/features/groups/requests.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

const params = pathParams("slug", "userId");

export const loader = api({
  POST: endpoint({
    summary: "Accept or decline a request to join the group you lead",
    params,
    body: acceptSchema,
    limit: "memberships",
    handle: ({ ctx, viewer, params, body }) =>
      settleRequest(ctx, viewer.id, params, body.accept),
  }),
  DELETE: endpoint({
    summary: "Lift the ban of a person from the group you lead",
    params,
    limit: "memberships",
    handle: ({ ctx, viewer, params }) => liftBan(ctx, viewer.id, params),
  }),
});

export const action = loader;
