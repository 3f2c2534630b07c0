import * as z from "zod/mini";
import { hiddenNoteSchema } from "~/features/posts/hidden-note";
import { askerName, shownName, userSummarySchema } from "~/features/users/user";
import { idPageQuerySchema } from "~/shared/page";
import { requiredText } from "~/shared/plain-text";

/** Source: docs/product.md. */
export const maxCommentLength = 1000;

/** Replies listed with a comment; the others are loaded on request. */
export const shownReplies = 3;

export const commentSchema = z.object({
  id: z.string(),
  /** Null if the author of an anonymous prayer request wrote it, also to them. */
  userId: z.nullable(z.string()),
  isOwn: z.boolean(),
  content: z.string(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  /** The comment that starts the thread; it may be deleted or hidden from the viewer. Null if this one does. */
  parentId: z.nullable(z.string()),
  /** In its thread; may include some that are hidden from the viewer. */
  repliesCount: z.number(),
  /** Null like `userId`. */
  user: z.nullable(userSummarySchema),
  /** Only set on a hidden comment, which only its author can see. */
  hidden: z.optional(hiddenNoteSchema),
});

export type Comment = z.infer<typeof commentSchema>;

export const commentChangeSchema = z.object({
  content: requiredText(maxCommentLength, "A comment"),
});

const optionalId = z.optional(z.string().check(z.maxLength(100)));

/** `parentId`: the comment it answers. */
export const newCommentSchema = z.extend(commentChangeSchema, {
  parentId: optionalId,
});

export type NewComment = z.infer<typeof newCommentSchema>;

export const commentsQuerySchema = z.extend(idPageQuerySchema, {
  parentId: optionalId,
  commentId: optionalId,
});

export type CommentsQuery = z.infer<typeof commentsQuerySchema>;

export const getCommenterName = ({ user }: Pick<Comment, "user">): string =>
  shownName(user, askerName);

export const getThreadId = ({ id, parentId }: Comment) => parentId ?? id;

/**
 * Oldest first. `comment` is undefined if it was deleted or is hidden from the viewer; `moreCount` replies aren't loaded.
 * A comment may occur on several pages, because new and requested ones are added to the first.
 */
export function groupThreads(comments: Comment[]) {
  const unique = new Map(comments.map((comment) => [comment.id, comment]));
  const sorted = [...unique.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const threadIds = new Set(sorted.map(getThreadId));
  return [...threadIds].sort().map((id) => {
    const comment = unique.get(id);
    const replies = sorted.filter(({ parentId }) => parentId === id);
    const counts = [comment, ...replies].map((item) => item?.repliesCount ?? 0);
    const repliesCount = Math.max(replies.length, ...counts);
    return {
      id,
      comment,
      replies,
      moreCount: repliesCount - replies.length,
      count: (comment ? 1 : 0) + repliesCount,
    };
  });
}
