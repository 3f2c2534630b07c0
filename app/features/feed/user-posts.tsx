import { postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { PostList } from "./post-list";
import { usePostPages } from "./post-pages.queries";
import type { Seed } from "./post-pages.queries";

interface UserPostsProps {
  userId: string;
  own: boolean;
  seed: Seed | null;
}

/** A person's posts on the person's page. */
export function UserPosts({ userId, own, seed }: UserPostsProps) {
  const query = usePostPages(
    postKeys.ofUser(userId),
    (page) => urls.api.userPosts(userId, page),
    seed,
  );
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
