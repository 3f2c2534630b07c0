import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { PostList } from "./post-list";
import { usePostPages } from "./post-pages.queries";

interface UserPostsProps {
  userId: string;
  own: boolean;
  first: Page<Post>;
  /** ms, when the server drew it. */
  at: number;
}

/** A person's posts on the person's page. */
export function UserPosts({ userId, own, first, at }: UserPostsProps) {
  const query = usePostPages(
    postKeys.ofUser(userId),
    (page) => urls.api.userPosts(userId, page),
    { page: first, at },
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
