import { deleteCommentForm } from "~/features/comments/comment";
import { deleteComment } from "~/features/comments/comment.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  DELETE: endpoint({
    summary: "Delete your own comment",
    allowSuspended: true,
    params: pathParams("postId", "commentId"),
    form: deleteCommentForm,
    limit: "edits",
    handle: ({ ctx, viewer, params: { postId, commentId } }) =>
      deleteComment(ctx.db, viewer.id, postId, commentId),
  }),
});

export const action = loader;
