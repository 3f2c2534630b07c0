import { postChangeSchema } from "~/features/posts/new-post";
import { postSchema } from "~/features/posts/post";
import {
  cropPostImage,
  clearPostCaches,
  getGroupSlug,
} from "~/features/link-preview/preview.server";
import { deletePost, getPost } from "~/features/posts/post.server";
import { postStores } from "~/features/posts/post-stores.server";
import { updatePost } from "~/features/posts/update-post.server";
import { requestVideoTitle } from "~/features/posts/video-title.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { actionSuccesses } from "~/shared/action-successes";

const params = pathParams("postId");

export const loader = api({
  GET: endpoint({
    summary: "A post",
    auth: "anyone",
    params,
    response: postSchema,
    handle: ({ ctx, params }) => getPost(ctx.db, ctx.viewerId, params.postId),
  }),
  PUT: endpoint({
    summary: "Edit your own post",
    params,
    body: postChangeSchema,
    acceptsImage: true,
    response: postSchema,
    form: {
      successMessage: () => actionSuccesses.updatePost,
      fields: { content: "Your post" },
    },
    limit: "edits",
    handle: async ({ ctx, viewer, params: { postId }, body }) => {
      const stores = postStores(ctx);
      const post = await updatePost(stores, viewer.id, postId, body, ctx.now);
      await clearPostCaches(ctx, postId);
      cropPostImage(ctx, post);
      requestVideoTitle(ctx, post);
      return post;
    },
  }),
  DELETE: endpoint({
    summary: "Delete your own post",
    allowSuspended: true,
    params,
    form: {
      confirm: "Are you sure you want to delete this post?",
      successMessage: () => actionSuccesses.deletePost,
    },
    limit: "edits",
    handle: async ({ ctx, viewer, params: { postId } }) => {
      const slug = await getGroupSlug(ctx.db, postId);
      await deletePost(ctx.db, viewer.id, postId);
      await clearPostCaches(ctx, postId, slug);
    },
  }),
});

export const action = loader;
