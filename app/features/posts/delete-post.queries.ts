import type { QueryClient } from "@tanstack/react-query";
import { ApiError, sendJson } from "~/client/api-client";
import { userKeys } from "~/features/users/user-keys";
import { actionSuccesses } from "~/shared/action-successes";
import { actionFailures } from "~/shared/action-failures";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import type { Post } from "./post";
import { postKeys, removePosts } from "./post.queries";

export async function deletePost(
  client: QueryClient,
  post: Post,
): Promise<void> {
  try {
    await sendJson(urls.api.post(post.id), () => null, { method: "DELETE" });
  } catch (error) {
    // 404: it has already been deleted, in another window or by an admin.
    if (!(error instanceof ApiError && error.status === 404)) {
      errorToast(actionFailures.delete);
      return;
    }
  }
  removePosts(client, ({ id }) => id === post.id);
  toast({ ...actionSuccesses.deletePost, variant: "success" });
  // `useSinglePost` listens for this and leaves the post's page.
  client.removeQueries({ queryKey: postKeys.detail(post.id) });
  if (post.userId !== null)
    await client.invalidateQueries({ queryKey: userKeys.profile(post.userId) });
}
