/** Toasts for an admin action. */
export interface ActionText {
  done?: string;
  failed: string;
  /** If the server refuses it, shows the server's reason instead of `failed`, and reloads the page. */
  explains?: boolean;
}

export const actionText = {
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

export const readOnlyMessage = "Read-only access";

/** The detail of the 403 if the last sign-in is too old to change permissions. */
export const signInAgainMessage = "Sign in again to change permissions.";
