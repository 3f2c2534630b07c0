import { desiredSchema } from "~/shared/desired";
import { followForm, followResponseSchema } from "~/features/users/follow";
import { setFollow } from "~/features/users/follow.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Follow or unfollow a user, or request to follow them",
    params: pathParams("userId"),
    body: desiredSchema,
    response: followResponseSchema,
    form: followForm,
    limit: "follows",
    handle: ({ ctx, viewer, params, body }) =>
      setFollow(ctx.db, viewer.id, params.userId, body?.desired, ctx.now),
  }),
});

export const action = loader;
