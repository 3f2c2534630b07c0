import { displayName, handle } from "~/features/users/user";
import type { AdminPage } from "../admin-page";
import { CsvLink } from "../list/csv-link";
import { ListedItems } from "../list/listed-items";
import { ViewHeader } from "../list/view-header";
import { PostRow } from "./post-row";

type UserPostsViewProps = Extract<AdminPage, { view: "user-posts" }> & {
  loading: boolean;
};

export function UserPostsView({
  user,
  posts,
  query,
  access,
  loading,
}: UserPostsViewProps) {
  const userQuery = { user: user.id };
  return (
    <>
      <ViewHeader
        title={`Posts by ${displayName(user) || "Unknown User"}`}
        back="users"
        actions={<CsvLink table="user-posts" query={userQuery} />}
      >
        {handle(user)}
      </ViewHeader>
      <ListedItems
        view="user-posts"
        list={posts}
        query={{ ...userQuery, cursor: query.cursor }}
        loading={loading}
        failure="Failed to fetch user posts"
        empty={{ icon: "book-open", title: "This user has no posts yet." }}
      >
        {(items) => (
          <ul className="space-y-4">
            {items.map((post) => (
              <PostRow key={post.id} post={post} access={access} />
            ))}
          </ul>
        )}
      </ListedItems>
    </>
  );
}
