import * as z from "zod/mini";
import { listUserPosts } from "~/features/feed/feed.server";
import { postSchema } from "~/features/posts/post";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { pageQuerySchema } from "~/shared/page";

const leaf = api({
  GET: endpoint({
    summary: "What a person has written, newest first",
    auth: "user",
    params: z.object({ userId: z.string() }),
    query: pageQuerySchema,
    reply: postSchema,
    list: true,
    sameTrip: true,
    handle: ({ ctx, params, query }) =>
      listUserPosts(ctx.db, ctx.viewerId, params.userId, query),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
