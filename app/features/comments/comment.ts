import * as z from "zod/mini";
import { hiddenNoteSchema } from "~/features/posts/hidden-note";
import { userSummarySchema } from "~/features/users/user";
import { actionSuccesses } from "~/shared/action-successes";
import { requiredText } from "~/shared/plain-text";

/** Source: docs/product.md. */
export const maxCommentLength = 1000;

export const commentSchema = z.object({
  id: z.string(),
  userId: z.string(),
  content: z.string(),
  createdAt: z.string(),
  user: userSummarySchema,
  /** Only set on a hidden comment, which only its author can see. */
  hidden: z.optional(hiddenNoteSchema),
});

export type Comment = z.infer<typeof commentSchema>;

export const newCommentSchema = z.object({
  content: requiredText(maxCommentLength, "A comment"),
});

export type NewComment = z.infer<typeof newCommentSchema>;

export const deleteCommentForm = {
  confirm: "Are you sure you want to delete this comment?",
  successMessage: () => actionSuccesses.deleteComment,
};
