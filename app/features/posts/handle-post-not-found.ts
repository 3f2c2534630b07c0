import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "~/client/api-client";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { toast } from "~/ui/toast-store";
import { removePosts } from "./post.queries";

/**
 * Returns whether an action failed because the post no longer exists or is no longer visible. If so, it
 * removes the post from all lists and shows a toast.
 */
export function handlePostNotFound(
  client: QueryClient,
  postId: string,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError) || error.status !== 404) return false;
  restoreFocusAfterRemoval();
  removePosts(client, ({ id }) => id === postId);
  toast({
    title: "Post Not Found",
    description:
      "The post you're looking for doesn't exist or has been removed.",
    variant: "destructive",
  });
  return true;
}
