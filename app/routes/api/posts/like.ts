import * as z from "zod/mini";
import { likeResponseSchema } from "~/features/reactions/like";
import { setLike } from "~/features/reactions/like.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { desiredSchema } from "~/shared/desired";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Like or unlike a post",
    auth: "user",
    params: z.object({ postId: z.string() }),
    body: desiredSchema,
    response: likeResponseSchema,
    form: { scrollToPost: true },
    limit: rateLimits.likes,
    authInSql: true,
    handle: ({ ctx, params, body }) =>
      setLike(ctx.db, ctx.viewerId, params.postId, body?.desired, ctx.now),
  }),
});

export { loader, action };
