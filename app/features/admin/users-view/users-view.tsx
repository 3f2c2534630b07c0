import type { AdminPage } from "../admin-page";
import { adminHref } from "../admin-query";
import { ChoiceLinks } from "../list/choice-links";
import { CsvLink } from "../list/csv-link";
import { ListedItems } from "../list/listed-items";
import { SearchForm } from "../list/search-form";
import { ViewHeader } from "../list/view-header";
import { userOrders } from "../users";
import { UserCard } from "./user-card";

type UsersViewProps = Extract<AdminPage, { view: "users" }> & {
  loading: boolean;
};

const orderLabels = {
  newest: "Newest",
  oldest: "Oldest",
  followers: "Most followed",
};

export function UsersView({ users, query, access, loading }: UsersViewProps) {
  const { q, order, show } = query;
  const listQuery = { q, show, order: order === "newest" ? undefined : order };
  return (
    <>
      <ViewHeader
        title="User Management"
        back="dashboard"
        actions={<CsvLink table="users" query={listQuery} />}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SearchForm
          view="users"
          q={q}
          label="Search users"
          extraQuery={{ order: listQuery.order, show }}
        />
        <ChoiceLinks
          label="Show"
          choices={[undefined, "suspended" as const].map((option) => ({
            label: option ? "Suspended" : "All",
            to: adminHref("users", { ...listQuery, show: option }),
            isCurrent: option === show,
          }))}
        />
        <ChoiceLinks
          label="Order"
          choices={userOrders.map((option) => ({
            label: orderLabels[option],
            to: adminHref("users", {
              ...listQuery,
              order: option === "newest" ? undefined : option,
            }),
            isCurrent: option === order,
          }))}
        />
      </div>
      <ListedItems
        view="users"
        list={users}
        query={{ ...listQuery, cursor: query.cursor }}
        loading={loading}
        failure="Failed to fetch users"
        empty={{
          icon: "people",
          title:
            q !== ""
              ? `Nobody found for “${q}”.`
              : show
                ? "Nobody is suspended."
                : "No users yet.",
        }}
      >
        {(items) => (
          <ul className="admin-grid">
            {items.map((user) => (
              <UserCard key={user.id} user={user} access={access} />
            ))}
          </ul>
        )}
      </ListedItems>
    </>
  );
}
