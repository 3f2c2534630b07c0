import {
  commentSchema,
  commentsQuerySchema,
  newCommentSchema,
} from "~/features/comments/comment";
import { addComment, listComments } from "~/features/comments/comment.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { getRetryParams } from "~/platform/idempotency.server";
import { actionSuccesses } from "~/shared/action-successes";

const params = pathParams("postId");

export const loader = api({
  GET: endpoint({
    summary:
      "A post's comments, oldest first, each followed by its first three replies",
    params,
    query: commentsQuerySchema,
    list: commentSchema,
    handle: ({ ctx, viewer, params, query }) =>
      listComments(ctx.db, viewer.id, params.postId, query),
  }),
  POST: endpoint({
    summary: "Comment on a post",
    params,
    body: newCommentSchema,
    response: commentSchema,
    status: 201,
    form: {
      successMessage: () => actionSuccesses.comment,
      fields: { content: "Your comment" },
    },
    limit: "comments",
    handle: ({ ctx, viewer, params, body }) =>
      addComment(ctx.db, viewer.id, params.postId, body, getRetryParams(ctx)),
  }),
});

export const action = loader;
