import { adminPostSchema, adminPostsQuerySchema } from "~/features/admin/posts";
import { listAndLogPosts } from "~/features/admin/posts.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "All posts, for moderation",
    auth: "user",
    query: adminPostsQuerySchema,
    response: adminPostSchema,
    list: true,
    handle: ({ ctx, viewer, query }) =>
      listAndLogPosts(ctx.db, viewer, query, ctx.now),
  }),
});

export { loader, action };
