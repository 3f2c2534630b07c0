import {
  commentChangeSchema,
  commentSchema,
} from "~/features/comments/comment";
import {
  deleteComment,
  updateComment,
} from "~/features/comments/comment.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { actionSuccesses } from "~/shared/action-successes";

const params = pathParams("postId", "commentId");

export const loader = api({
  PATCH: endpoint({
    summary: "Edit your own comment",
    params,
    body: commentChangeSchema,
    response: commentSchema,
    form: {
      successMessage: () => actionSuccesses.updateComment,
      fields: { content: "Your comment" },
    },
    limit: "edits",
    handle: ({ ctx, viewer, params, body }) =>
      updateComment(ctx.db, viewer.id, params, body.content, ctx.now),
  }),
  DELETE: endpoint({
    summary: "Delete your own comment, or one on your own post",
    allowSuspended: true,
    params,
    form: {
      confirm: "Are you sure you want to delete this comment?",
      successMessage: () => actionSuccesses.deleteComment,
    },
    limit: "edits",
    handle: ({ ctx, viewer, params }) =>
      deleteComment(ctx.db, viewer.id, params),
  }),
});

export const action = loader;
