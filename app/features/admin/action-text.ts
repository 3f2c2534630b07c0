/** Toasts for an admin action. */
export interface ActionText {
  done?: string | undefined;
  failed: string;
  /** If the server refuses it, shows the server's reason instead of `failed`, and reloads the page. */
  explains?: boolean;
}

export const updateText = (thing: string): ActionText => ({
  done: `${thing} updated successfully`,
  failed: `Failed to update ${thing.toLowerCase()}`,
});

export const deleteText = (thing: string): ActionText => ({
  done: `${thing} deleted successfully`,
  failed: `Failed to delete ${thing.toLowerCase()}`,
});

export const readOnlyMessage = "Read-only access";

/** The detail of the 403 if the last sign-in is too old to change permissions. */
export const signInAgainMessage = "Sign in again to change permissions.";
