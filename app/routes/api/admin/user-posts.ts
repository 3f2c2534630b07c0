import * as z from "zod/mini";
import { adminPostSchema } from "~/features/admin/posts";
import { openPostsOf } from "~/features/admin/posts.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { idPageQuerySchema } from "~/shared/page";

const leaf = api({
  GET: endpoint({
    summary: "A person's posts, as admins look after them",
    auth: "user",
    params: z.object({ userId: z.string() }),
    query: idPageQuerySchema,
    reply: adminPostSchema,
    list: true,
    handle: ({ ctx, viewer, params, query }) =>
      openPostsOf(ctx.db, viewer, params.userId, query, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
