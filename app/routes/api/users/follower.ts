import * as follow from "~/features/users/follow";
import { setFollower } from "~/features/users/follower.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { switchSchema } from "~/shared/desired";

export const loader = api({
  POST: endpoint({
    summary: "Approve a follow request, or remove a follower",
    params: pathParams("userId"),
    body: switchSchema,
    response: follow.followerResponseSchema,
    form: follow.followerForm,
    limit: "follows",
    handle: ({ ctx, viewer, params, body }) =>
      setFollower(ctx.db, viewer.id, params.userId, body.desired, ctx.now),
  }),
});

export const action = loader;
