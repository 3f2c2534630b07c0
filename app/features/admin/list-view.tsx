import { Link } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { EmptyState } from "~/ui/states";
import {
  adminHref,
  adminViews,
  type AdminPageContext,
  type ListPage,
  type Lists,
  type ListView,
} from "./admin-page";
import { LoadError } from "./load-error";
import { ListSkeleton } from "./skeletons";
import { focusTitle, ViewHeader } from "./view-header";

interface ListPageViewProps<View extends ListView> {
  page: AdminPageContext & ListPage<View>;
  loading: boolean;
  title?: string;
  /** Subtitle, such as the period. */
  about?: ReactNode;
  filters?: ReactNode;
  /** Shown if loading the list failed. */
  failure: string;
  empty: { icon: IconName; title: string };
  listClassName?: string;
  /** `div` if the items aren't `<li>`. */
  listElement?: "ul" | "div";
  /** Renders an item, with its key. */
  children: (item: Lists[View]["item"]) => ReactNode;
}

/** A view that is a list: its header, filters and the items of a page, with links to the first and next page. */
export function ListPageView<View extends ListView>({
  page: { view, search, query, list },
  loading,
  title = adminViews[view].title,
  about,
  filters,
  failure,
  empty,
  listClassName = "space-y-4",
  listElement: List = "ul",
  children,
}: ListPageViewProps<View>) {
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
      {filters && (
        <div className="flex flex-wrap items-end justify-between gap-3">
          {filters}
        </div>
      )}
      {loading && <ListSkeleton view={view} />}
      {!loading && !list && (
        <div className="admin-card">
          <LoadError title={failure} />
        </div>
      )}
      {!loading && list?.items.length === 0 && (
        <EmptyState {...empty} className="admin-card" />
      )}
      {!loading && list && list.items.length > 0 && (
        <List className={listClassName}>{list.items.map(children)}</List>
      )}
      {!loading && list && (!isFirst || list.next !== null) && (
        <nav aria-label="Pages" className="flex flex-wrap justify-center gap-2">
          {!isFirst && (
            <Button asChild variant="quiet">
              <Link to={adminHref(view, search)}>First page</Link>
            </Button>
          )}
          {list.next !== null && (
            <Button asChild variant="secondary">
              <Link
                to={adminHref(view, { ...search, cursor: list.next })}
                rel="next"
              >
                Show more
              </Link>
            </Button>
          )}
        </nav>
      )}
    </>
  );
}
