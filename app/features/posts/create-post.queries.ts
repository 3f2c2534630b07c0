import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sendJson } from "~/browser/api-client";
import { asPost, postKeys, prependPost } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";

interface PostDraft {
  content: string;
  /** The same for a retry of the same words. */
  idempotencyKey: string;
}

/** Writes a text post and puts it on top of All and of its author's own list. */
export function useCreatePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ content, idempotencyKey }: PostDraft) =>
      sendJson(urls.api.posts(), asPost, {
        body: { type: "text", content },
        idempotencyKey,
      }),
    onSuccess: (post) => {
      prependPost(client, postKeys.feed("all"), post);
      prependPost(client, postKeys.ofUser(post.userId), post);
      toast({ title: "Success", description: "Your post has been shared!" });
    },
    onError: () => {
      toast({
        title: "Error",
        description: "Failed to create post. Please try again.",
        variant: "destructive",
      });
    },
  });
}
