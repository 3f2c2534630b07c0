import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, sendJson } from "~/browser/api-client";
import { asPost, postKeys, prependPost } from "~/features/posts/post.queries";
import type { Issue } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import type { NewPost } from "./new-post";
import type { Post } from "./post";

interface Sending {
  body: NewPost;
  /** The same for a retry of the same content. */
  idempotencyKey: string;
  signal?: AbortSignal;
  /** Of a picture: how much of it has been sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
}

/**
 * Writes a post and puts it on top of All, of the list of its kind, and of its author's own.
 * `onSent` is told even when the page has been left meanwhile, and lets go of the draft.
 */
export function useCreatePost(onSent: (sent: Sending) => void) {
  const client = useQueryClient();
  return useMutation({
    // Without a network it fails at once, and says so, rather than wait for better days unseen.
    networkMode: "always",
    mutationFn: send,
    onSuccess: (post, sent) => {
      prependPost(client, postKeys.feed("all"), post);
      prependPost(client, postKeys.feed(post.type), post);
      prependPost(client, postKeys.ofUser(post.userId), post);
      toast({ title: "Success", description: "Your post has been shared!" });
      onSent(sent);
    },
    onError: (error) => {
      if (isCalledOff(error)) return;
      toast({
        title: "Error",
        description: "Failed to create post. Please try again.",
        variant: "destructive",
      });
    },
  });
}

/** Only a picture is large enough to be worth watching; the code for that comes with it. */
async function send({ body, ...options }: Sending): Promise<Post> {
  const withPicture =
    "imageUrl" in body && body.imageUrl?.startsWith("data:") === true;
  if (!withPicture) {
    const { idempotencyKey } = options;
    return sendJson(urls.api.posts(), asPost, { body, idempotencyKey });
  }
  const { sendWithProgress } = await import("~/browser/send-with-progress");
  return sendWithProgress(urls.api.posts(), asPost, { body, ...options });
}

/** The person has pressed Cancel. */
export function isCalledOff(error: Error | null): boolean {
  return error?.name === "AbortError";
}

/** What the server says of single fields. */
export function issuesOf(error: Error | null): Issue[] {
  return error instanceof ApiError ? (error.problem?.issues ?? []) : [];
}
