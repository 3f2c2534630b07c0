/** Apart from what asks for them: other places only say that they have changed. */
export const commentKeys = {
  all: ["comments"],
  /** `CommentPages` */
  ofPost: (postId: string) => ["comments", postId],
} as const;
