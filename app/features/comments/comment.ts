import * as z from "zod/mini";
import { hiddenNoteSchema } from "~/features/posts/hidden-note";
import { userSummarySchema } from "~/features/users/user";
import { actSuccesses } from "~/shared/act-successes";
import { requiredText } from "~/shared/plain-text";

/** decisions.md, "The wire". */
export const commentMax = 1000;

export const commentSchema = z.object({
  id: z.string(),
  userId: z.string(),
  content: z.string(),
  createdAt: z.string(),
  user: userSummarySchema,
  /** Only where it is hidden from all but its author. */
  hidden: z.optional(hiddenNoteSchema),
});

export type Comment = z.infer<typeof commentSchema>;

/** spec §5: trimmed text must be non-empty. */
export const newCommentSchema = z.object({
  content: requiredText(commentMax, "A comment"),
});

export type NewComment = z.infer<typeof newCommentSchema>;

/** A form that deletes a comment. */
export const deleteCommentForm = {
  asks: "Are you sure you want to delete this comment?",
  done: () => actSuccesses.deleteComment,
};
