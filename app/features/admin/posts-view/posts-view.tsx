import { handle } from "~/features/users/user";
import { getViewTitle, type ViewProps } from "../admin-page";
import { FilterLinks } from "../choice-links";
import { ListPageView } from "../list-view";
import { SearchForm } from "../search-form";
import { PostRow, postTypeLabels } from "./post-row";

export function PostsView(props: ViewProps<"posts">) {
  const { page } = props;
  const { q, type, show } = page.query;
  const isFiltered = q !== "" || type !== undefined || show !== undefined;
  return (
    <ListPageView
      {...props}
      filters={
        <>
          <SearchForm page={page} label="Search posts by author" />
          <FilterLinks
            page={page}
            label="Kind"
            name="type"
            options={{ "": "All", ...postTypeLabels }}
          />
          <FilterLinks
            page={page}
            label="Show"
            name="show"
            options={{ "": "All", hidden: "Hidden" }}
          />
          <FilterLinks
            page={page}
            label="Order"
            name="order"
            options={{ newest: "Newest", oldest: "Oldest" }}
          />
        </>
      }
      failure="Failed to fetch posts"
      empty={{
        icon: "book-open",
        title: isFiltered ? "No posts found." : "No posts yet.",
      }}
    >
      {(post) => <PostRow key={post.id} post={post} access={page.access} />}
    </ListPageView>
  );
}

export function UserPostsView(props: ViewProps<"user-posts">) {
  const { page } = props;
  return (
    <ListPageView
      {...props}
      title={getViewTitle(page)}
      about={handle(page.user)}
      failure="Failed to fetch user posts"
      empty={{ icon: "book-open", title: "This user has no posts yet." }}
    >
      {(post) => <PostRow key={post.id} post={post} access={page.access} />}
    </ListPageView>
  );
}
