import * as z from "zod/mini";
import { profileSchema } from "~/features/users/user";
import { getProfile } from "~/features/users/user.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "A person's profile",
    auth: "user",
    params: z.object({ userId: z.string() }),
    reply: profileSchema,
    sameTrip: true,
    handle: ({ ctx, params }) =>
      getProfile(ctx.db, ctx.viewerId, params.userId),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
