import { adminPostSchema, adminPostsQuerySchema } from "~/features/admin/posts";
import { openPosts } from "~/features/admin/posts.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "All posts, as admins look after them",
    auth: "user",
    query: adminPostsQuerySchema,
    reply: adminPostSchema,
    list: true,
    handle: ({ ctx, viewer, query }) =>
      openPosts(ctx.db, viewer, query, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
