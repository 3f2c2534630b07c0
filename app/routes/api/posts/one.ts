import * as z from "zod/mini";
import { postChangeSchema } from "~/features/posts/new-post";
import { postSchema } from "~/features/posts/post";
import { fitPicture, forgetPost } from "~/features/link-preview/preview.server";
import { deletePost, getPost } from "~/features/posts/post.server";
import { postStores } from "~/features/posts/post-stores.server";
import { updatePost } from "~/features/posts/update-post.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { actSuccesses } from "~/shared/act-successes";
import { rateLimits } from "~/shared/rate-limit";

const params = z.object({ postId: z.string() });

const leaf = api({
  GET: endpoint({
    summary: "One post",
    auth: "anyone",
    params,
    reply: postSchema,
    handle: ({ ctx, params }) => getPost(ctx.db, ctx.viewerId, params.postId),
  }),
  PUT: endpoint({
    summary: "Change a post of one's own",
    auth: "user",
    params,
    body: postChangeSchema,
    carriesPicture: true,
    reply: postSchema,
    form: {
      done: () => actSuccesses.updatePost,
      fields: { content: "Your post" },
    },
    limit: rateLimits.edits,
    handle: async ({ ctx, viewer, params: { postId }, body }) => {
      const stores = postStores(ctx);
      const post = await updatePost(stores, viewer.id, postId, body, ctx.now);
      await forgetPost(ctx, postId);
      fitPicture(ctx, post);
      return post;
    },
  }),
  DELETE: endpoint({
    summary: "Delete a post of one's own",
    auth: "user",
    whileSuspended: true,
    params,
    reply: z.void(),
    status: 204,
    form: {
      asks: "Are you sure you want to delete this post?",
      done: () => actSuccesses.deletePost,
    },
    limit: rateLimits.edits,
    handle: async ({ ctx, viewer, params: { postId } }) => {
      await deletePost(ctx.db, viewer.id, postId);
      await forgetPost(ctx, postId);
    },
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
