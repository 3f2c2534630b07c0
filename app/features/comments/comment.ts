import * as z from "zod/mini";
import { hiddenNoteSchema } from "~/features/posts/hidden-note";
import { userSummarySchema } from "~/features/users/user";
import { actionSuccesses } from "~/shared/action-successes";
import { idPageQuerySchema } from "~/shared/page";
import { requiredText } from "~/shared/plain-text";

/** Source: docs/product.md. */
export const maxCommentLength = 1000;

export const commentSchema = z.object({
  id: z.string(),
  userId: z.string(),
  content: z.string(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  /** The comment that starts the thread; it may be deleted or hidden from the viewer. Null if this one does. */
  parentId: z.nullable(z.string()),
  /** In its thread; may include some that are hidden from the viewer. */
  repliesCount: z.number(),
  user: userSummarySchema,
  /** Only set on a hidden comment, which only its author can see. */
  hidden: z.optional(hiddenNoteSchema),
});

export type Comment = z.infer<typeof commentSchema>;

export const commentChangeSchema = z.object({
  content: requiredText(maxCommentLength, "A comment"),
});

export const newCommentSchema = z.extend(commentChangeSchema, {
  /** The comment it answers. */
  parentId: z.optional(z.string().check(z.maxLength(100))),
});

export type NewComment = z.infer<typeof newCommentSchema>;

/** Replies listed with a comment; the others are loaded on request. */
export const shownReplies = 3;

export const commentsQuerySchema = z.extend(idPageQuerySchema, {
  parentId: z.optional(z.string().check(z.maxLength(100))),
  commentId: z.optional(z.string().check(z.maxLength(100))),
});

export type CommentsQuery = z.infer<typeof commentsQuerySchema>;

export const deleteCommentForm = {
  confirm: "Are you sure you want to delete this comment?",
  successMessage: () => actionSuccesses.deleteComment,
};
