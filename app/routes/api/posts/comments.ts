import * as z from "zod/mini";
import { commentSchema, newCommentSchema } from "~/features/comments/comment";
import { addComment, listComments } from "~/features/comments/comment.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { getRetryParams } from "~/platform/idempotency.server";
import { actionSuccesses } from "~/shared/action-successes";
import { idPageQuerySchema } from "~/shared/page";
import { rateLimits } from "~/shared/rate-limit";

const params = z.object({ postId: z.string() });

const { loader, action } = api({
  GET: endpoint({
    summary: "A post's comments, oldest first",
    auth: "user",
    params,
    query: idPageQuerySchema,
    response: commentSchema,
    list: true,
    handle: ({ ctx, viewer, params, query }) =>
      listComments(ctx.db, viewer.id, params.postId, query),
  }),
  POST: endpoint({
    summary: "Comment on a post",
    auth: "user",
    params,
    body: newCommentSchema,
    response: commentSchema,
    status: 201,
    form: {
      successMessage: () => actionSuccesses.comment,
      fields: { content: "Your comment" },
    },
    limit: rateLimits.comments,
    handle: ({ ctx, viewer, params, body }) =>
      addComment(ctx.db, viewer.id, params.postId, body, getRetryParams(ctx)),
  }),
});

export { loader, action };
