/** In a module of its own: other features only invalidate these queries. */
export const commentKeys = {
  all: ["comments"],
  /** `CommentPages` */
  list: (postId: string) => ["comments", postId],
} as const;
