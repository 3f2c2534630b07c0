import { usePages } from "~/browser/use-pages";
import type { Seed } from "~/browser/use-pages";
import type { Post } from "~/features/posts/post";
import { asPost, postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { pageSizeAt } from "./feed-tab";
import { PostList } from "./post-list";

interface UserPostsProps {
  userId: string;
  own: boolean;
  seed: Seed<Post> | null;
}

/** A person's posts on the person's page. */
export function UserPosts({ userId, own, seed }: UserPostsProps) {
  const query = usePages({
    queryKey: postKeys.ofUser(userId),
    urlOf: (page, at) =>
      urls.api.userPosts(userId, { ...page, limit: pageSizeAt(at) }),
    read: asPost,
    seed,
  });
  return (
    <PostList
      query={query}
      emptyIcon="edit"
      empty={
        own
          ? "You haven't posted anything yet."
          : "This user hasn't posted anything yet."
      }
    />
  );
}
