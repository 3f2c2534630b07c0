import * as z from "zod/mini";
import { likeReplySchema } from "~/features/reactions/like";
import { setLike } from "~/features/reactions/like.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { desiredSchema } from "~/shared/desired";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Like a post, or no longer",
    auth: "user",
    params: z.object({ postId: z.string() }),
    body: desiredSchema,
    reply: likeReplySchema,
    form: { atPost: true },
    limit: rateLimits.likes,
    sameTrip: true,
    handle: ({ ctx, params, body }) =>
      setLike(ctx.db, ctx.viewerId, params.postId, body?.desired, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
