import type { QueryClient } from "@tanstack/react-query";
import { ApiError, sendJson } from "~/browser/api-client";
import { userKeys } from "~/features/users/user-keys";
import { actSuccesses } from "~/shared/act-successes";
import { actFailures } from "~/shared/act-failures";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";
import type { Post } from "./post";
import { removePost, restorePost } from "./post-removal";
import { postKeys } from "./post.queries";

/** Deletes a post of one's own: gone from every list at once, back at its place if that fails. */
export async function deletePost(
  client: QueryClient,
  post: Post,
): Promise<void> {
  const lists = removePost(client, post.id);
  try {
    await sendJson(urls.api.post(post.id), () => null, { method: "DELETE" });
  } catch (error) {
    // Deleted meanwhile, in another window or by an admin: what was wanted is so.
    if (!(error instanceof ApiError && error.status === 404)) {
      restorePost(client, lists, post);
      failureToast(actFailures.delete);
      return;
    }
  }
  toast({ ...actSuccesses.deletePost, variant: "success" });
  // Its own page hears of that, and leaves.
  client.removeQueries({ queryKey: postKeys.one(post.id) });
  await client.invalidateQueries({ queryKey: userKeys.profile(post.userId) });
}
