import type { AdminPage } from "../admin-page";
import { adminHref } from "../admin-query";
import { ChoiceLinks } from "../list/choice-links";
import { CsvLink } from "../list/csv-link";
import { ListedItems } from "../list/listed-items";
import { SearchForm } from "../list/search-form";
import { ViewHeader } from "../list/view-header";
import { userOrders } from "../people";
import { UserCard } from "./user-card";

type UsersViewProps = Extract<AdminPage, { view: "users" }> & {
  loading: boolean;
};

const orderWords = {
  newest: "Newest",
  oldest: "Oldest",
  followers: "Most followed",
};

/** Everybody who has an account. */
export function UsersView({ users, query, access, loading }: UsersViewProps) {
  const { q, order, show } = query;
  const shown = { q, show, order: order === "newest" ? undefined : order };
  return (
    <>
      <ViewHeader
        title="User Management"
        back="dashboard"
        actions={<CsvLink table="users" query={shown} />}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SearchForm
          view="users"
          q={q}
          label="Search users"
          keep={{ order: shown.order, show }}
        />
        <ChoiceLinks
          label="Show"
          choices={[undefined, "suspended" as const].map((one) => ({
            label: one ? "Suspended" : "All",
            to: adminHref("users", { ...shown, show: one }),
            isCurrent: one === show,
          }))}
        />
        <ChoiceLinks
          label="Order"
          choices={userOrders.map((one) => ({
            label: orderWords[one],
            to: adminHref("users", {
              ...shown,
              order: one === "newest" ? undefined : one,
            }),
            isCurrent: one === order,
          }))}
        />
      </div>
      <ListedItems
        view="users"
        list={users}
        query={{ ...shown, cursor: query.cursor }}
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
