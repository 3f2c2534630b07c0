/** Toasts for an admin action. */
export interface ActionText {
  done?: string;
  failed: string;
  /** If the server refuses it, shows the server's reason instead of `failed`, and reloads the page. */
  explains?: boolean;
}

const updateText = (thing: string): ActionText => ({
  done: `${thing} updated successfully`,
  failed: `Failed to update ${thing.toLowerCase()}`,
});

const deleteText = (thing: string): ActionText => ({
  done: `${thing} deleted successfully`,
  failed: `Failed to delete ${thing.toLowerCase()}`,
});

export const actionText = {
  verse: updateText("Verse engagement"),
  prayer: updateText("Prayer engagement"),
  likes: updateText("Likes"),
  permissions: updateText("Permissions"),
  games: updateText("Games"),
  deleteUser: deleteText("User"),
  deletePost: deleteText("Post"),
  sanction: {
    done: "The person was notified",
    failed: "Couldn't save. Please try again.",
  },
};

export const readOnlyMessage = "Read-only access";

/** The detail of the 403 if the last sign-in is too old to change permissions. */
export const signInAgainMessage = "Sign in again to change permissions.";
