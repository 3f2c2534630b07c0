import { useMutation, useQueryClient } from "@tanstack/react-query";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";
import type { PostChange } from "./new-post";
import type { Post } from "./post";
import { patchPost } from "./post.queries";
import { isCalledOff, sendPost } from "./send-post";
import type { Watching } from "~/features/media/use-upload";
import { updateFailure } from "./update-failure";

interface Sending extends Watching {
  change: PostChange;
}

/** Changes a post of one's own, everywhere it is shown, as soon as the server has it. */
export function useUpdatePost(post: Pick<Post, "id" | "eventData">) {
  const { id, eventData } = post;
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change, ...watching }: Sending) =>
      sendPost(urls.api.post(id), { method: "PUT", body: change, ...watching }),
    onSuccess: (updated) => {
      patchPost(client, id, (shown) => withReactionsOf(updated, shown));
      toast({
        title: eventData ? "Event updated!" : "Post updated!",
        variant: "success",
      });
    },
    onError: (error) => {
      if (!isCalledOff(error)) failureToast(updateFailure(post));
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
