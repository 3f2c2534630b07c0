import { feedQuerySchema } from "~/features/feed/feed";
import { listFeed } from "~/features/feed/feed.server";
import { fitPicture } from "~/features/link-preview/preview.server";
import { createPost } from "~/features/posts/create-post.server";
import { newPostSchema } from "~/features/posts/new-post";
import { postSchema } from "~/features/posts/post";
import { postStores } from "~/features/posts/post-stores.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { retryable } from "~/platform/idempotency.server";
import { actSuccesses } from "~/shared/act-successes";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  GET: endpoint({
    summary: "The feed, newest first",
    auth: "user",
    query: feedQuerySchema,
    reply: postSchema,
    list: true,
    sameTrip: true,
    handle: ({ ctx, query }) => listFeed(ctx.db, ctx.viewerId, query),
  }),
  POST: endpoint({
    summary: "Write a post",
    auth: "user",
    body: newPostSchema,
    carriesPicture: true,
    reply: postSchema,
    status: 201,
    form: { done: () => actSuccesses.post, fields: { content: "Your post" } },
    limit: rateLimits.posts,
    handle: async ({ ctx, viewer, body }) => {
      const stores = postStores(ctx);
      const post = await createPost(stores, viewer.id, body, retryable(ctx));
      fitPicture(ctx, post);
      return post;
    },
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
