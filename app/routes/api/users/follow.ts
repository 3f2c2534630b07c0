import * as z from "zod/mini";
import { desiredSchema } from "~/shared/desired";
import { followForm, followResponseSchema } from "~/features/users/follow";
import { setFollow } from "~/features/users/follow.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Follow or unfollow a user, or request to follow them",
    auth: "user",
    params: z.object({ userId: z.string() }),
    body: desiredSchema,
    response: followResponseSchema,
    form: followForm,
    limit: rateLimits.follows,
    handle: ({ ctx, viewer, params, body }) =>
      setFollow(ctx.db, viewer.id, params.userId, body?.desired, ctx.now),
  }),
});

export { loader, action };
