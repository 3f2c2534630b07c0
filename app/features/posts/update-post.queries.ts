import { useMutation, useQueryClient } from "@tanstack/react-query";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import type { PostChange } from "./new-post";
import type { Post } from "./post";
import { invalidateEvents, patchPost } from "./post.queries";
import { isCanceled, sendPost } from "./send-post";
import type { UploadOptions } from "~/features/media/use-upload";
import { getUpdateErrorMessage } from "./edit-post";

/** Not optimistic: the cache changes once the server has saved the edit. */
export function useUpdatePost(post: Pick<Post, "id" | "eventData">) {
  const { id, eventData } = post;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (update: UploadOptions & { change: PostChange }) => {
      const { change: body, ...options } = update;
      return sendPost(urls.api.post(id), { method: "PUT", body, ...options });
    },
    onSuccess: (updated) => {
      patchPost(client, id, () => updated);
      if (eventData) void invalidateEvents(client);
      toast({
        title: eventData ? "Event updated!" : "Post updated!",
        variant: "success",
      });
    },
    onError: (error) => {
      if (!isCanceled(error)) errorToast(getUpdateErrorMessage(post));
    },
  });
}
