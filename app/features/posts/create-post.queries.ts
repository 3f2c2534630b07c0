import { useMutation, useQueryClient } from "@tanstack/react-query";
import { postKeys, prependPost } from "~/features/posts/post.queries";
import { actSuccesses } from "~/shared/act-successes";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import type { NewPost } from "./new-post";
import { isCalledOff, sendPost } from "./send-post";
import type { Watching } from "~/features/media/use-upload";

interface Sending extends Watching {
  body: NewPost;
  /** The same for a retry of the same content. */
  idempotencyKey: string;
}

/**
 * Writes a post and puts it on top of All, of the list of its kind, and of its author's own.
 * `onSent` is told even when the page has been left meanwhile, and lets go of the draft.
 */
export function useCreatePost(
  onSent: (sent: Sending) => void,
  failure = "Failed to create post. Please try again.",
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sending: Sending) => sendPost(urls.api.posts(), sending),
    onSuccess: (post, sent) => {
      prependPost(client, postKeys.feed("all"), post);
      prependPost(client, postKeys.feed(post.type), post);
      prependPost(client, postKeys.ofUser(post.userId), post);
      toast(actSuccesses.post);
      onSent(sent);
    },
    onError: (error) => {
      if (isCalledOff(error)) return;
      toast({
        title: "Error",
        description: failure,
        variant: "destructive",
      });
    },
  });
}
