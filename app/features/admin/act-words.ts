/** spec §8, exact where it has words: what is said of an act of office, by scripts and after form posts. */
export const actWords = {
  verse: {
    done: "Verse engagement updated successfully",
    failed: "Failed to update verse engagement",
  },
  prayer: {
    done: "Prayer engagement updated successfully",
    failed: "Failed to update prayer engagement",
  },
  deleteUser: {
    done: "User deleted successfully",
    failed: "Failed to delete user",
  },
  sanction: {
    done: "The person was notified",
    failed: "Couldn't save. Please try again.",
  },
  deletePost: {
    done: "Post deleted successfully",
    failed: "Failed to delete post",
  },
  likes: {
    done: "Likes updated successfully",
    failed: "Failed to update likes",
  },
  permissions: {
    done: "Permissions updated successfully",
    failed: "Failed to update permissions",
  },
  games: {
    done: "Games updated successfully",
    failed: "Failed to update games",
  },
} as const;

/** After a form post; scripts say the same by a toast. */
export const saidDone = (act: keyof typeof actWords) => ({
  title: "Success",
  description: actWords[act].done,
});

/** spec §5, of what only write access may do. */
export const readOnlyWords = "Read-only access";

/** Said with 403 where the last sign-in is too long ago to change who may do what. */
export const signInAgainWords = "Sign in again to change who may do what.";
