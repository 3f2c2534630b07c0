import type { Comment } from "./comment";

export const getThreadId = ({ id, parentId }: Comment) => parentId ?? id;

export interface Thread {
  id: string;
  /** Undefined if it was deleted or is hidden from the viewer. */
  comment?: Comment | undefined;
  replies: Comment[];
  /** Replies that aren't in `replies`. */
  moreCount: number;
}

/** Oldest first. A comment that was appended may arrive again with a later page. */
export function groupThreads(comments: Comment[] = []): Thread[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const sorted = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return [...new Set(sorted.map(getThreadId))].sort().map((threadId) => {
    const items = sorted.filter((item) => getThreadId(item) === threadId);
    const replies = items.filter(({ parentId }) => parentId !== null);
    const count = Math.max(...items.map(({ repliesCount }) => repliesCount));
    return {
      id: threadId,
      comment: items.find(({ id }) => id === threadId),
      replies,
      moreCount: Math.max(0, count - replies.length),
    };
  });
}
