import type { FormMessage } from "~/shared/form-message";

const success = (description: string): FormMessage => ({
  title: "Success",
  description,
});

/** spec §8, Admin: the toasts of what was done … */
export const adminSuccesses = {
  verse: success("Verse engagement updated successfully"),
  prayer: success("Prayer engagement updated successfully"),
  deleteUser: success("User deleted successfully"),
  deletePost: success("Post deleted successfully"),
  likes: success("Likes updated successfully"),
  permissions: success("Permissions updated successfully"),
  games: success("Games updated successfully"),
} as const;

/** … and of what was not. */
export const adminFailures = {
  verse: "Failed to update verse engagement",
  prayer: "Failed to update prayer engagement",
  deleteUser: "Failed to delete user",
  deletePost: "Failed to delete post",
  likes: "Failed to update likes",
  permissions: "Failed to update permissions",
  games: "Failed to update games",
} as const satisfies Record<keyof typeof adminSuccesses, string>;

/** What is asked before, in dialogs and without scripts. */
export const adminQuestions = {
  deleteUser:
    "This permanently deletes the user with all their posts, comments and likes. It cannot be undone.",
  deletePost:
    "This permanently deletes the post with its comments and likes. It cannot be undone.",
} as const;
