import { sendJson } from "~/browser/api-client";
import { optimisticToggle, stepped } from "~/browser/optimistic-toggle";
import type { Post } from "~/features/posts/post";
import { leaveIfGone } from "~/features/posts/post-gone";
import { patchPost } from "~/features/posts/post.queries";
import { actFailures } from "~/shared/act-failures";
import { urls } from "~/shared/urls";
import { failureToast } from "~/ui/toast-store";
import type { LikeReply } from "./like";

const asLike = (value: unknown) => value as LikeReply;

const address = ({ id }: Pick<Post, "id">) => urls.api.like(id);

/** Likes a post, or no longer: shown at once in every list, settled by the server's numbers. */
export const wantLike = optimisticToggle<Pick<Post, "id">, LikeReply>({
  name: "like",
  send: (post, desired) =>
    sendJson(address(post), asLike, { body: { desired } }),
  address,
  isOn: ({ liked }) => liked,
  patch: (client, { id }, liked) => {
    patchPost(client, id, (post) =>
      post.isLikedByUser === liked
        ? post
        : withLikes(post, liked, stepped(post._count.likes, liked)),
    );
  },
  settle: (client, { id }, { liked, likesCount }) => {
    patchPost(client, id, (post) => withLikes(post, liked, likesCount));
  },
  failed: (client, { id }, _, error) => {
    if (!leaveIfGone(client, id, error)) failureToast(actFailures.like);
  },
});

function withLikes(post: Post, isLikedByUser: boolean, likes: number): Post {
  return { ...post, isLikedByUser, _count: { ...post._count, likes } };
}
