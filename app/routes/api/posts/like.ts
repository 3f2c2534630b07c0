import { likeResponseSchema } from "~/features/reactions/reaction";
import { setLike } from "~/features/reactions/like.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { desiredSchema } from "~/shared/desired";

export const loader = api({
  POST: endpoint({
    summary: "Like or unlike a post",
    params: pathParams("postId"),
    body: desiredSchema,
    response: likeResponseSchema,
    form: { scrollToPost: true },
    limit: "likes",
    authInSql: true,
    handle: ({ ctx, params, body }) =>
      setLike(ctx.db, ctx.viewerId, params.postId, body?.desired, ctx.now),
  }),
});

export const action = loader;
