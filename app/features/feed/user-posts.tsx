import { usePages, type InitialPage } from "~/client/use-pages";
import type { Post } from "~/features/posts/post";
import { asPost, postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { getPageSize } from "./feed-tab";
import { PostList } from "./post-list";

interface UserPostsProps {
  userId: string;
  own: boolean;
  initialPage: InitialPage<Post> | null;
}

/** The Posts tab of a profile. */
export function UserPosts({ userId, own, initialPage }: UserPostsProps) {
  const query = usePages({
    queryKey: postKeys.byUser(userId),
    buildUrl: (page, at) =>
      urls.api.userPosts(userId, { ...page, limit: getPageSize(at) }),
    read: asPost,
    initialPage,
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
