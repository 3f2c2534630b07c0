import { optimisticToggle, adjustCount } from "~/client/optimistic-toggle";
import type { Post } from "~/features/posts/post";
import { patchPost } from "~/features/posts/post.queries";
import { showPostError } from "~/features/posts/show-post-error";
import { actionFailures } from "~/shared/action-failures";
import { urls } from "~/shared/urls";
import type { LikeResponse } from "./reaction";

/** Optimistic; the server's count replaces the estimate. */
export const toggleLike = optimisticToggle<Pick<Post, "id">, LikeResponse>({
  name: "like",
  url: ({ id }) => urls.api.like(id),
  isOn: ({ liked }) => liked,
  patch: (client, { id }, liked) => {
    patchPost(client, id, (post) =>
      post.isLikedByUser === liked
        ? post
        : withLikes(post, liked, adjustCount(post._count.likes, liked)),
    );
  },
  applyResponse: (client, { id }, { liked, likesCount }) => {
    patchPost(client, id, (post) => withLikes(post, liked, likesCount));
  },
  onError: (client, { id }, _, error) => {
    showPostError(client, id, error, actionFailures.like);
  },
});

function withLikes(post: Post, isLikedByUser: boolean, likes: number): Post {
  return { ...post, isLikedByUser, _count: { ...post._count, likes } };
}
