import { join } from "~/features/groups/join.server";
import * as membership from "~/features/groups/membership";
import { api, endpoint, pathParams } from "~/platform/api.server";
import * as z from "zod/mini";

export const loader = api({
  POST: endpoint({
    summary: "Join a group, or ask to, with an invitation",
    params: pathParams("token"),
    body: z.nullish(z.pick(membership.membershipSchema, { message: true })),
    response: membership.joinResponseSchema,
    form: { fields: { message: "Message" } },
    limit: "joins",
    handle: ({ ctx, viewer, params, body }) =>
      join(ctx, viewer.id, params.token, body?.message),
  }),
});

export const action = loader;
