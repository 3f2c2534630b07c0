import { postTypes } from "~/shared/enums";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import type { AdminPage } from "../admin-page";
import { adminHref } from "../admin-query";
import { ChoiceLinks } from "../list/choice-links";
import { CsvLink } from "../list/csv-link";
import { ListedItems } from "../list/listed-items";
import { SearchForm } from "../list/search-form";
import { ViewHeader } from "../list/view-header";
import { postOrders } from "../posts";
import { PostRow } from "./post-row";
import { postTypeLabels } from "./post-type-labels";

type PostsViewProps = Extract<AdminPage, { view: "posts" }> & {
  loading: boolean;
};

const orderLabels = { newest: "Newest", oldest: "Oldest" };

export function PostsView({ posts, query, access, loading }: PostsViewProps) {
  const { q, type, show, order } = query;
  const listQuery = {
    q,
    type,
    show,
    order: order === "newest" ? undefined : order,
  };
  const isFiltered = q !== "" || type !== undefined || show !== undefined;
  return (
    <>
      <ViewHeader
        title="Post Management"
        back="dashboard"
        actions={<CsvLink table="posts" query={listQuery} />}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SearchForm
          view="posts"
          q={q}
          label="Search posts by author"
          extraQuery={{ order: listQuery.order, show }}
        >
          <Field label="Kind">
            {(control) => (
              <Select
                {...control}
                key={type}
                name="type"
                defaultValue={type ?? ""}
              >
                <option value="">All</option>
                {postTypes.map((option) => (
                  <option key={option} value={option}>
                    {postTypeLabels[option]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </SearchForm>
        <ChoiceLinks
          label="Show"
          choices={[undefined, "hidden" as const].map((option) => ({
            label: option ? "Hidden" : "All",
            to: adminHref("posts", { ...listQuery, show: option }),
            isCurrent: option === show,
          }))}
        />
        <ChoiceLinks
          label="Order"
          choices={postOrders.map((option) => ({
            label: orderLabels[option],
            to: adminHref("posts", {
              ...listQuery,
              order: option === "newest" ? undefined : option,
            }),
            isCurrent: option === order,
          }))}
        />
      </div>
      <ListedItems
        view="posts"
        list={posts}
        query={{ ...listQuery, cursor: query.cursor }}
        loading={loading}
        failure="Failed to fetch posts"
        empty={{
          icon: "book-open",
          title: isFiltered ? "No posts found." : "No posts yet.",
        }}
      >
        {(items) => (
          <ul className="space-y-4">
            {items.map((post) => (
              <PostRow key={post.id} post={post} access={access} linksAuthor />
            ))}
          </ul>
        )}
      </ListedItems>
    </>
  );
}
