import type { QueryClient } from "@tanstack/react-query";
import { ApiError, getRefusalMessage } from "~/client/api-client";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { errorToast, toast } from "~/ui/toast-store";
import { removePosts } from "./post.queries";

/** Shows why an action failed. If the post no longer exists or is no longer visible, also removes it from all lists. */
export function showPostError(
  client: QueryClient,
  postId: string,
  error: unknown,
  fallback: string,
): void {
  if (!(error instanceof ApiError) || error.status !== 404) {
    errorToast(getRefusalMessage(error, fallback));
    return;
  }
  restoreFocusAfterRemoval();
  removePosts(client, ({ id }) => id === postId);
  toast({
    title: "Post Not Found",
    description:
      "The post you're looking for doesn't exist or has been removed.",
    variant: "destructive",
  });
}
