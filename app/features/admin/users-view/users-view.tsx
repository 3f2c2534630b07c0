import type { ViewProps } from "../admin-page";
import { FilterLinks } from "../choice-links";
import { ListPageView } from "../list-view";
import { SearchForm } from "../search-form";
import { UserCard } from "./user-card";

export function UsersView(props: ViewProps<"users">) {
  const { page } = props;
  const { q, show } = page.query;
  const emptyTitle = show ? "Nobody is suspended." : "No users yet.";
  return (
    <ListPageView
      {...props}
      filters={
        <>
          <SearchForm page={page} label="Search users" />
          <FilterLinks
            page={page}
            label="Show"
            name="show"
            options={{ "": "All", suspended: "Suspended" }}
          />
          <FilterLinks
            page={page}
            label="Order"
            name="order"
            options={{
              newest: "Newest",
              oldest: "Oldest",
              followers: "Most followed",
            }}
          />
        </>
      }
      listClassName="admin-grid"
      failure="Failed to fetch users"
      empty={{
        icon: "people",
        title: q === "" ? emptyTitle : `No users found for “${q}”.`,
      }}
    >
      {(user) => <UserCard key={user.id} user={user} access={page.access} />}
    </ListPageView>
  );
}
