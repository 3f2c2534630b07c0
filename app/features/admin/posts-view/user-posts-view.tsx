import { handle } from "~/features/users/user";
import { getViewTitle, type ViewProps } from "../admin-page";
import { ListPageView } from "../list-view";
import { PostRow } from "./post-row";

export function UserPostsView(props: ViewProps<"user-posts">) {
  const { user, access } = props.page;
  return (
    <ListPageView
      {...props}
      title={getViewTitle(props.page)}
      about={handle(user)}
      failure="Failed to fetch user posts"
      empty={{ icon: "book-open", title: "This user has no posts yet." }}
    >
      {(posts) => (
        <ul className="space-y-4">
          {posts.map((post) => (
            <PostRow key={post.id} post={post} access={access} />
          ))}
        </ul>
      )}
    </ListPageView>
  );
}
