import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sendJson } from "~/browser/api-client";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";
import type { PostChange } from "./new-post";
import type { Post } from "./post";
import { asPost, patchPost } from "./post.queries";
import { updateFailure } from "./update-failure";

/** Changes a post of one's own, everywhere it is shown, as soon as the server has it. */
export function useUpdatePost(post: Pick<Post, "id" | "eventData">) {
  const { id, eventData } = post;
  const client = useQueryClient();
  return useMutation({
    // Without a network it fails at once, and says so.
    networkMode: "always",
    mutationFn: (change: PostChange) =>
      sendJson(urls.api.post(id), asPost, { method: "PUT", body: change }),
    onSuccess: (updated) => {
      patchPost(client, id, (shown) => withReactionsOf(updated, shown));
      toast({
        title: eventData ? "Event updated!" : "Post updated!",
        variant: "success",
      });
    },
    onError: () => {
      failureToast(updateFailure(post));
    },
  });
}

/** A heart or a mark that was pressed meanwhile has its own answer coming. */
function withReactionsOf(updated: Post, shown: Post): Post {
  return {
    ...updated,
    isLikedByUser: shown.isLikedByUser,
    _count: shown._count,
    eventData: updated.eventData && {
      ...updated.eventData,
      interestsCount:
        shown.eventData?.interestsCount ?? updated.eventData.interestsCount,
      isInterested:
        shown.eventData?.isInterested ?? updated.eventData.isInterested,
    },
  };
}
