import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "~/browser/api-client";
import { toast } from "~/ui/toast-store";
import { removePost } from "./post-removal";

/**
 * Whether an act failed because its post is no longer there (deleted in another place, or its author
 * no longer to be seen). To try again would be in vain: the post leaves the lists, and spec §8's
 * words for it are said.
 */
export function leaveIfGone(
  client: QueryClient,
  postId: string,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError) || error.status !== 404) return false;
  removePost(client, postId);
  toast({
    title: "Post Not Found",
    description:
      "The post you're looking for doesn't exist or has been removed.",
    variant: "destructive",
  });
  // What was pressed has gone with it; a task later the lists are drawn.
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>("main")?.focus({
        preventScroll: true,
      });
  });
  return true;
}
