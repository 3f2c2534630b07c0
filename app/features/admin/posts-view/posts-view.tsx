import { handle } from "~/features/users/user";
import { getViewTitle, type ViewProps } from "../admin-page";
import { ListPageView } from "../list-view";
import { PostRow, postTypeLabels } from "./post-row";

export function PostsView({ page }: ViewProps<"posts">) {
  const { q, type, show } = page.query;
  const isFiltered = q !== "" || type !== undefined || show !== undefined;
  return (
    <ListPageView
      page={page}
      search="Search posts by author"
      filters={{
        type: ["Kind", { "": "All", ...postTypeLabels }],
        show: ["Show", { "": "All", hidden: "Hidden" }],
        order: ["Order", { newest: "Newest", oldest: "Oldest" }],
      }}
      failure="Failed to fetch posts"
      empty={isFiltered ? "No posts found." : "No posts yet."}
    >
      {(post) => <PostRow key={post.id} post={post} access={page.access} />}
    </ListPageView>
  );
}

export function UserPostsView({ page }: ViewProps<"user-posts">) {
  return (
    <ListPageView
      page={page}
      title={getViewTitle(page)}
      about={handle(page.user)}
      failure="Failed to fetch user posts"
      empty="This user has no posts yet."
    >
      {(post) => <PostRow key={post.id} post={post} access={page.access} />}
    </ListPageView>
  );
}
