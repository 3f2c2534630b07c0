import { postSchema } from "~/features/posts/post";
import { listReels } from "~/features/reels/reels.server";
import { reelsQuerySchema } from "~/features/reels/visit";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "List videos in random order, without those seen before the visit",
    query: reelsQuerySchema,
    list: postSchema,
    authInSql: true,
    handle: ({ ctx, query }) => listReels(ctx.db, ctx.viewerId, query),
  }),
});

export const action = loader;
