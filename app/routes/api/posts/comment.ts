import {
  commentChangeSchema,
  commentSchema,
  deleteCommentForm,
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
    handle: ({ ctx, viewer, params: { postId, commentId }, body }) =>
      updateComment(
        ctx.db,
        viewer.id,
        postId,
        commentId,
        body.content,
        ctx.now,
      ),
  }),
  DELETE: endpoint({
    summary: "Delete your own comment, or one on your own post",
    allowSuspended: true,
    params,
    form: deleteCommentForm,
    limit: "edits",
    handle: ({ ctx, viewer, params: { postId, commentId } }) =>
      deleteComment(ctx.db, viewer.id, postId, commentId),
  }),
});

export const action = loader;
