import * as z from "zod/mini";
import { shareReplySchema } from "~/features/reactions/share";
import { sharePost } from "~/features/reactions/share.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { retryable } from "~/platform/idempotency.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Count that a post is passed on",
    auth: "user",
    params: z.object({ postId: z.string() }),
    reply: shareReplySchema,
    limit: rateLimits.shares,
    sameTrip: true,
    handle: ({ ctx, params }) =>
      sharePost(ctx.db, ctx.viewerId, params.postId, retryable(ctx)),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
