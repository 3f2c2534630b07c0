import { postSchema } from "~/features/posts/post";
import { listReels } from "~/features/reels/reels.server";
import { reelsQuerySchema } from "~/features/reels/visit";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "List videos in random order, without those seen before the visit",
    auth: "user",
    query: reelsQuerySchema,
    response: postSchema,
    list: true,
    authInSql: true,
    handle: ({ ctx, query }) => listReels(ctx.db, ctx.viewerId, query),
  }),
});

export { loader, action };
