import { useEffect, useRef, type ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Icon } from "~/ui/icon";
import { EmptyState } from "~/ui/states";
import {
  adminHref,
  adminViews,
  type AdminPageContext,
  type ListPage,
  type Lists,
  type ListView,
} from "./admin-page";
import { FilterLinks } from "./choice-links";
import { LoadError } from "./load-error";
import { SearchForm } from "./search-form";
import { focusTitle, ViewHeader } from "./view-header";

interface ListPageViewProps<View extends ListView> {
  page: AdminPageContext & ListPage<View>;
  title?: string;
  /** Subtitle, such as the period. */
  about?: ReactNode;
  /** The label of the search field. */
  search?: string;
  /** Query parameters with their label and, by value, the labels of their options. The first option is the default. */
  filters?: Record<string, [label: string, options: Record<string, string>]>;
  periodPicker?: ReactNode;
  /** Shown if loading the list failed. */
  failure: string;
  /** Shown if it has no items. */
  empty: string;
  listClassName?: string;
  /** Renders an item, with its key. */
  children: (item: Lists[View]["item"]) => ReactNode;
}

/** A view that is a list: its header, filters and the items of a page, with links to the first and next page. */
export function ListPageView<View extends ListView>({
  page,
  title = adminViews[page.view].title,
  about,
  search: searchLabel,
  filters = {},
  periodPicker,
  failure,
  empty,
  listClassName = "space-y-4",
  children,
}: ListPageViewProps<View>) {
  const { view, search, query, list } = page;
  const { cursor } = query;
  const previousCursor = useRef(cursor);
  useEffect(() => {
    if (previousCursor.current !== cursor) focusTitle();
    previousCursor.current = cursor;
  }, [cursor]);
  const isFirst = cursor === undefined;
  return (
    <>
      <ViewHeader
        title={title}
        back={view === "user-posts" ? "users" : "dashboard"}
        search={search}
        actions={
          view !== "reports" && (
            <Button asChild variant="secondary" size="sm">
              <a href={urls.api.admin(`csv/${view}`, search)} download>
                <Icon name="download" />
                CSV
              </a>
            </Button>
          )
        }
      >
        {about}
      </ViewHeader>
      <div className="flex flex-wrap items-end justify-between gap-3 empty:hidden">
        {searchLabel && <SearchForm page={page} label={searchLabel} />}
        {Object.entries(filters).map(([name, [label, options]]) => (
          <FilterLinks key={name} {...{ page, name, label, options }} />
        ))}
        {periodPicker}
      </div>
      {!list && (
        <div className="admin-card">
          <LoadError title={failure} />
        </div>
      )}
      {list?.items.length === 0 && (
        <EmptyState title={empty} className="admin-card" />
      )}
      {list && list.items.length > 0 && (
        <ul className={listClassName}>{list.items.map(children)}</ul>
      )}
      {list && (!isFirst || list.next !== null) && (
        <nav aria-label="Pages" className="flex flex-wrap justify-center gap-2">
          {!isFirst && (
            <LinkButton variant="quiet" to={adminHref(view, search)}>
              First page
            </LinkButton>
          )}
          {list.next !== null && (
            <LinkButton
              variant="secondary"
              to={adminHref(view, { ...search, cursor: list.next })}
              rel="next"
            >
              Show more
            </LinkButton>
          )}
        </nav>
      )}
    </>
  );
}
