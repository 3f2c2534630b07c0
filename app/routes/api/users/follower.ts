import * as z from "zod/mini";
import * as follow from "~/features/users/follow";
import { setFollower } from "~/features/users/follower.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Approve a follow request, or remove a follower",
    auth: "user",
    params: z.object({ userId: z.string() }),
    body: follow.followerSchema,
    response: follow.followerResponseSchema,
    form: follow.followerForm,
    limit: rateLimits.follows,
    handle: ({ ctx, viewer, params, body }) =>
      setFollower(ctx.db, viewer.id, params.userId, body.desired, ctx.now),
  }),
});

export { loader, action };
