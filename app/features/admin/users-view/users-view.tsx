import type { ViewProps } from "../admin-page";
import { ListPageView } from "../list-view";
import { UserCard } from "./user-card";

export function UsersView({ page }: ViewProps<"users">) {
  const { q, show } = page.query;
  const emptyText = show ? "Nobody is suspended." : "No users yet.";
  return (
    <ListPageView
      page={page}
      search="Search users"
      filters={{
        show: ["Show", { "": "All", suspended: "Suspended" }],
        order: [
          "Order",
          { newest: "Newest", oldest: "Oldest", followers: "Most followed" },
        ],
      }}
      listClassName="admin-grid"
      failure="Failed to fetch users"
      empty={q === "" ? emptyText : `No users found for “${q}”.`}
    >
      {(user) => <UserCard key={user.id} user={user} access={page.access} />}
    </ListPageView>
  );
}
