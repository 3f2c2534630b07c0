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
import { typeWords } from "./post-words";

type PostsViewProps = Extract<AdminPage, { view: "posts" }> & {
  loading: boolean;
};

const orderWords = { newest: "Newest", oldest: "Oldest" };

/** Everything that was posted, whoever wrote it. */
export function PostsView({ posts, query, access, loading }: PostsViewProps) {
  const { q, type, show, order } = query;
  const shown = {
    q,
    type,
    show,
    order: order === "newest" ? undefined : order,
  };
  const isSearched = q !== "" || type !== undefined || show !== undefined;
  return (
    <>
      <ViewHeader
        title="Post Management"
        back="dashboard"
        actions={<CsvLink table="posts" query={shown} />}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SearchForm
          view="posts"
          q={q}
          label="Search posts by author"
          keep={{ order: shown.order, show }}
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
                {postTypes.map((one) => (
                  <option key={one} value={one}>
                    {typeWords[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </SearchForm>
        <ChoiceLinks
          label="Show"
          choices={[undefined, "hidden" as const].map((one) => ({
            label: one ? "Hidden" : "All",
            to: adminHref("posts", { ...shown, show: one }),
            isCurrent: one === show,
          }))}
        />
        <ChoiceLinks
          label="Order"
          choices={postOrders.map((one) => ({
            label: orderWords[one],
            to: adminHref("posts", {
              ...shown,
              order: one === "newest" ? undefined : one,
            }),
            isCurrent: one === order,
          }))}
        />
      </div>
      <ListedItems
        view="posts"
        list={posts}
        query={{ ...shown, cursor: query.cursor }}
        loading={loading}
        failure="Failed to fetch posts"
        empty={{
          icon: "book-open",
          title: isSearched ? "No posts found." : "No posts yet.",
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
