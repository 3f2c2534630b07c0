import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/browser/api-client";
import { createToggleQueue } from "~/browser/toggle-queue";
import type { ToggleQueue } from "~/browser/toggle-queue";
import type { Post } from "~/features/posts/post";
import { patchPost } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import type { LikeReply } from "./like";

const asLike = (value: unknown) => value as LikeReply;

/** One queue a post, for as long as it has work: a card may go and come back meanwhile. */
const queues = new WeakMap<QueryClient, Map<string, ToggleQueue>>();

/** Likes a post, or no longer: shown at once in every list, settled by the server's numbers. */
export function useLike(): (post: Post, liked: boolean) => void {
  const client = useQueryClient();
  return (post, liked) => {
    wantLike(client, post, liked);
  };
}

export function wantLike(client: QueryClient, post: Post, liked: boolean) {
  let ofClient = queues.get(client);
  if (!ofClient)
    queues.set(client, (ofClient = new Map<string, ToggleQueue>()));
  let queue = ofClient.get(post.id);
  if (!queue) {
    if (liked === post.isLikedByUser) return;
    queue = createQueue(client, post, () => ofClient.delete(post.id));
    ofClient.set(post.id, queue);
  }
  show(client, post.id, liked);
  queue.want(liked);
}

function createQueue(
  client: QueryClient,
  post: Post,
  onIdle: () => void,
): ToggleQueue {
  return createToggleQueue<LikeReply>({
    confirmed: post.isLikedByUser,
    send: (desired) =>
      sendJson(urls.api.like(post.id), asLike, { body: { desired } }),
    valueOf: (reply) => reply.liked,
    onReply: (reply, wanted) => {
      patchPost(client, post.id, (old) => ({
        ...old,
        isLikedByUser: reply.liked,
        _count: { ...old._count, likes: reply.likesCount },
      }));
      show(client, post.id, wanted);
    },
    onRollback: (confirmed) => {
      show(client, post.id, confirmed);
      toast({
        title: "Error",
        description: "Failed to like post. Please try again.",
        variant: "destructive",
      });
    },
    onIdle,
  });
}

/** One more or one fewer than there were, when the heart changes; nothing when it does not. */
function show(client: QueryClient, postId: string, liked: boolean): void {
  patchPost(client, postId, (post) =>
    post.isLikedByUser === liked
      ? post
      : {
          ...post,
          isLikedByUser: liked,
          _count: {
            ...post._count,
            likes: Math.max(0, post._count.likes + (liked ? 1 : -1)),
          },
        },
  );
}
