import * as z from "zod/mini";
import { deleteCommentForm } from "~/features/comments/comment";
import { deleteComment } from "~/features/comments/comment.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  DELETE: endpoint({
    summary: "Delete your own comment",
    auth: "user",
    allowSuspended: true,
    params: z.object({ postId: z.string(), commentId: z.string() }),
    response: z.void(),
    status: 204,
    form: deleteCommentForm,
    limit: rateLimits.edits,
    handle: ({ ctx, viewer, params: { postId, commentId } }) =>
      deleteComment(ctx.db, viewer.id, postId, commentId),
  }),
});

export { loader, action };
