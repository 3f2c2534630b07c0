import type { QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/browser/api-client";
import { createToggleQueues } from "~/browser/toggle-queue";
import type { Post } from "~/features/posts/post";
import { leaveIfGone } from "~/features/posts/post-gone";
import { patchPost } from "~/features/posts/post.queries";
import { actFailures } from "~/shared/act-failures";
import { urls } from "~/shared/urls";
import { failureToast } from "~/ui/toast-store";
import type { LikeReply } from "./like";

const asLike = (value: unknown) => value as LikeReply;

const want = createToggleQueues();

/** Likes a post, or no longer: shown at once in every list, settled by the server's numbers. */
export function wantLike(client: QueryClient, post: Post, liked: boolean) {
  show(client, post.id, liked);
  want<LikeReply>(client, post.id, liked, {
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
    onRollback: (confirmed, error) => {
      show(client, post.id, confirmed);
      if (!leaveIfGone(client, post.id, error)) failureToast(actFailures.like);
    },
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
