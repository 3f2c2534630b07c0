import type { FormMessage } from "./form-message";

/** Success messages, shown as toasts and after form posts. Most are fixed in docs/product.md. */
export const actionSuccesses = {
  comment: {
    title: "Comment added!",
    description: "Your comment has been posted.",
  },
  updateComment: { title: "Comment updated!" },
  deleteComment: { title: "Comment deleted" },
  post: { title: "Success", description: "Your post has been shared!" },
  /** Written while offline. */
  waiting: {
    title: "Waiting",
    description: "It will be sent when you're back online.",
  },
  updatePost: { title: "Post updated!" },
  deletePost: { title: "Post deleted" },
  follow: {
    title: "Success",
    description: "You are now following this user",
  },
  followRequest: {
    title: "Request sent",
    description: "They'll decide whether you can follow them",
  },
  interest: {
    title: "Marked as interested!",
    description: "You'll be notified about this event",
  },
  quietInterest: { title: "Marked as interested!" },
  noInterest: { title: "Interest removed" },
  preferences: { title: "Preferences Saved!" },
} as const satisfies Record<string, FormMessage>;
