import { shareResponseSchema } from "~/features/reactions/reaction";
import { sharePost } from "~/features/reactions/share.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { getRetryParams } from "~/platform/idempotency.server";

export const loader = api({
  POST: endpoint({
    summary: "Count a share of a post",
    params: pathParams("postId"),
    response: shareResponseSchema,
    limit: "shares",
    authInSql: true,
    handle: ({ ctx, params }) =>
      sharePost(ctx.db, ctx.viewerId, params.postId, getRetryParams(ctx)),
  }),
});

export const action = loader;
