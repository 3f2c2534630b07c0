import * as z from "zod/mini";
import { desiredSchema } from "~/shared/desired";
import { followForm, followReplySchema } from "~/features/users/follow";
import { setFollow } from "~/features/users/follow.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Follow a person, or ask to where they approve that; or no longer",
    auth: "user",
    params: z.object({ userId: z.string() }),
    body: desiredSchema,
    reply: followReplySchema,
    form: followForm,
    limit: rateLimits.follows,
    handle: ({ ctx, viewer, params, body }) =>
      setFollow(ctx.db, viewer.id, params.userId, body?.desired, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
