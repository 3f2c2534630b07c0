import { usePages, type InitialPage } from "~/client/use-pages";
import type { Post } from "~/features/posts/post";
import { asPost, postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { getPageSize } from "./feed-tab";
import { PostList } from "./post-list";

interface SavedPostsProps {
  initialPage: InitialPage<Post> | null;
}

export function SavedPosts({ initialPage }: SavedPostsProps) {
  const query = usePages({
    queryKey: postKeys.saved,
    buildUrl: (page, at) =>
      urls.api.posts({ saved: "true", ...page, limit: getPageSize(at) }),
    read: asPost,
    initialPage,
  });
  return (
    <PostList query={query} emptyIcon="bookmark" empty="Nothing saved yet." />
  );
}
