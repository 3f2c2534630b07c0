import { feedQuerySchema } from "~/features/feed/feed";
import { listFeed } from "~/features/feed/feed.server";
import { cropPostImage } from "~/features/link-preview/preview.server";
import { createPost } from "~/features/posts/create-post.server";
import { newPostSchema } from "~/features/posts/new-post";
import { postSchema } from "~/features/posts/post";
import { postStores } from "~/features/posts/post-stores.server";
import { listSavedPosts } from "~/features/reactions/save.server";
import { requestVideoTitle } from "~/features/posts/video-title.server";
import { api, endpoint } from "~/platform/api.server";
import { getRetryParams } from "~/platform/idempotency.server";
import { actionSuccesses } from "~/shared/action-successes";

export const loader = api({
  GET: endpoint({
    summary: "The feed, a group's posts, or the viewer's saved posts",
    query: feedQuerySchema,
    list: postSchema,
    authInSql: true,
    handle: ({ ctx: { db, viewerId, now }, query }) =>
      query.saved
        ? listSavedPosts(db, viewerId, query)
        : listFeed(db, viewerId, query, now),
  }),
  POST: endpoint({
    summary: "Create a post",
    body: newPostSchema,
    acceptsImage: true,
    response: postSchema,
    status: 201,
    form: {
      successMessage: () => actionSuccesses.post,
      fields: { content: "Your post" },
    },
    limit: "posts",
    handle: async ({ ctx, viewer, body }) => {
      const stores = postStores(ctx);
      const post = await createPost(
        stores,
        viewer.id,
        body,
        getRetryParams(ctx),
      );
      cropPostImage(ctx, post);
      requestVideoTitle(ctx, post);
      return post;
    },
  }),
});

export const action = loader;
