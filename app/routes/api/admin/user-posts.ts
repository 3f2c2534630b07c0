import * as z from "zod/mini";
import { adminPostSchema } from "~/features/admin/posts";
import { listAndLogUserPosts } from "~/features/admin/posts.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { idPageQuerySchema } from "~/shared/page";

const { loader, action } = api({
  GET: endpoint({
    summary: "A user's posts, for moderation",
    auth: "user",
    params: z.object({ userId: z.string() }),
    query: idPageQuerySchema,
    response: adminPostSchema,
    list: true,
    handle: ({ ctx, viewer, params, query }) =>
      listAndLogUserPosts(ctx.db, viewer, params.userId, query, ctx.now),
  }),
});

export { loader, action };
