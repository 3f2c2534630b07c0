import * as z from "zod/mini";
import { commentSchema, newCommentSchema } from "~/features/comments/comment";
import { addComment, listComments } from "~/features/comments/comment.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { retryable } from "~/platform/idempotency.server";
import { actSuccesses } from "~/shared/act-successes";
import { idPageQuerySchema } from "~/shared/page";
import { rateLimits } from "~/shared/rate-limit";

const params = z.object({ postId: z.string() });

const leaf = api({
  GET: endpoint({
    summary: "A post's comments, oldest first",
    auth: "user",
    params,
    query: idPageQuerySchema,
    reply: commentSchema,
    list: true,
    handle: ({ ctx, viewer, params, query }) =>
      listComments(ctx.db, viewer.id, params.postId, query),
  }),
  POST: endpoint({
    summary: "Comment on a post",
    auth: "user",
    params,
    body: newCommentSchema,
    reply: commentSchema,
    status: 201,
    form: {
      done: () => actSuccesses.comment,
      fields: { content: "Your comment" },
    },
    limit: rateLimits.comments,
    handle: ({ ctx, viewer, params, body }) =>
      addComment(ctx.db, viewer.id, params.postId, body, retryable(ctx)),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
