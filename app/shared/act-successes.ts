import type { FormMessage } from "./form-message";

/** spec §8, exact where it has words: what is said of an act that is done, by scripts and after form posts. */
export const actSuccesses = {
  comment: {
    title: "Comment added!",
    description: "Your comment has been posted.",
  },
  deleteComment: { title: "Comment deleted" },
  post: { title: "Success", description: "Your post has been shared!" },
  /** Not of the specification: written without a network. */
  waiting: {
    title: "Waiting",
    description: "It will be sent when you are back online.",
  },
  updatePost: { title: "Post updated!" },
  deletePost: { title: "Post deleted" },
  follow: {
    title: "Success",
    description: "You are now following this user",
  },
  followRequest: {
    title: "Request sent",
    description: "They approve who follows them",
  },
  interest: {
    title: "Marked as interested!",
    description: "You'll be notified about this event",
  },
  quietInterest: { title: "Marked as interested!" },
  noInterest: { title: "Interest removed" },
  preferences: { title: "Preferences Saved!" },
} as const satisfies Record<string, FormMessage>;
