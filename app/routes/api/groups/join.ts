import { join } from "~/features/groups/join.server";
import { joinResponseSchema } from "~/features/groups/membership";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Join a group, or ask to, with an invitation",
    params: pathParams("token"),
    response: joinResponseSchema,
    form: {},
    limit: "joins",
    handle: ({ ctx, viewer, params }) => join(ctx, viewer.id, params.token),
  }),
});

export const action = loader;
