import * as z from "zod/mini";
import { shareResponseSchema } from "~/features/reactions/share";
import { sharePost } from "~/features/reactions/share.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { getRetryParams } from "~/platform/idempotency.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Count a share of a post",
    auth: "user",
    params: z.object({ postId: z.string() }),
    response: shareResponseSchema,
    limit: rateLimits.shares,
    authInSql: true,
    handle: ({ ctx, params }) =>
      sharePost(ctx.db, ctx.viewerId, params.postId, getRetryParams(ctx)),
  }),
});

export { loader, action };
