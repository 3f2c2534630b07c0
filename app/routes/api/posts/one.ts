import * as z from "zod/mini";
import { postSchema } from "~/features/posts/post";
import { getPost } from "~/features/posts/post.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "One post",
    auth: "anyone",
    params: z.object({ postId: z.string() }),
    reply: postSchema,
    handle: ({ ctx, params }) => getPost(ctx.db, ctx.viewerId, params.postId),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
