import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { outboxKinds, sendOrKeep } from "~/browser/outbox/door";
import { asPost, postKeys, prependPost } from "~/features/posts/post.queries";
import { actSuccesses } from "~/shared/act-successes";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import type { Post } from "./post";
import type { NewPost } from "./new-post";
import { isCalledOff, sendPost, withSmallerPictures } from "./send-post";
import type { Watching } from "~/features/media/use-upload";

interface Sending extends Watching {
  body: NewPost;
  /** The same for a retry of the same content. */
  idempotencyKey: string;
}

/**
 * Writes a post and puts it on top of All, of the list of its kind, and of its author's own; null where it waits for
 * a network. `onSent` is told even when the page has been left meanwhile, and lets go of the draft.
 */
export function useCreatePost(
  onSent: (sent: Sending) => void,
  failure = "Failed to create post. Please try again.",
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sending: Sending) => {
      const url = urls.api.posts();
      const body = await withSmallerPictures(sending.body);
      return sendOrKeep(() => sendPost(url, { ...sending, body }), {
        kind: "post",
        url,
        body,
        key: sending.idempotencyKey,
        about: body.type,
        words: wordsOf(body),
      });
    },
    onSuccess: (post, sent) => {
      if (post) showPost(client, post);
      toast(post ? actSuccesses.post : actSuccesses.waiting);
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

outboxKinds.set("post", {
  sent: (client, _, post) => {
    showPost(client, asPost(post));
  },
});

function showPost(client: QueryClient, post: Post): void {
  prependPost(client, postKeys.feed("all"), post);
  prependPost(client, postKeys.feed(post.type), post);
  prependPost(client, postKeys.ofUser(post.userId), post);
}

/** What the person will know it by. */
function wordsOf(body: NewPost): string {
  return "eventData" in body ? body.eventData.title : body.content;
}
