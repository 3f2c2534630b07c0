import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";

/** decisions.md, "The wire". */
export const commentMax = 1000;

export const commentSchema = z.object({
  id: z.string(),
  userId: z.string(),
  content: z.string(),
  createdAt: z.string(),
  user: userSummarySchema,
});

export type Comment = z.infer<typeof commentSchema>;

/** spec §5: trimmed text must be non-empty. */
export const newCommentSchema = z.object({
  content: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Write something first."),
      z.maxLength(
        commentMax,
        `A comment has at most ${commentMax} characters.`,
      ),
    ),
});

export type NewComment = z.infer<typeof newCommentSchema>;
