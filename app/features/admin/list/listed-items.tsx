import { Link } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "~/ui/button";
import type { IconName } from "~/ui/icon";
import { EmptyState } from "~/ui/states";
import type { AdminView, Listed } from "../admin-page";
import { adminHref, type AdminQuery } from "../admin-query";
import { LoadError } from "./load-error";
import { ListSkeleton } from "./skeletons";
import { focusTitle } from "./view-header";

interface ListedItemsProps<Item> {
  view: AdminView;
  list: Listed<Item>;
  /** Kept in the links to other pages. */
  query: AdminQuery;
  /** True while another page of the view loads. */
  loading: boolean;
  failure: string;
  empty: { icon: IconName; title: string };
  children: (items: Item[]) => ReactNode;
}

/** A page of a list in all its states, with links to the first and next page. */
export function ListedItems<Item>({
  view,
  list,
  query,
  loading,
  failure,
  empty,
  children,
}: ListedItemsProps<Item>) {
  const cursor = query["cursor"];
  const previousCursor = useRef(cursor);
  useEffect(() => {
    if (previousCursor.current !== cursor) focusTitle();
    previousCursor.current = cursor;
  }, [cursor]);
  if (loading) return <ListSkeleton view={view} />;
  if (!list) {
    return (
      <div className="admin-card">
        <LoadError title={failure} />
      </div>
    );
  }
  const { items, next } = list;
  const isFirst = cursor === undefined;
  const getPageHref = (pageCursor: string | undefined) =>
    adminHref(view, { ...query, cursor: pageCursor });
  return (
    <>
      {items.length > 0 ? (
        children(items)
      ) : (
        <EmptyState
          icon={empty.icon}
          title={empty.title}
          className="admin-card"
        />
      )}
      {(!isFirst || next !== null) && (
        <nav aria-label="Pages" className="flex flex-wrap justify-center gap-2">
          {!isFirst && (
            <Button asChild variant="quiet">
              <Link to={getPageHref(undefined)}>First page</Link>
            </Button>
          )}
          {next !== null && (
            <Button asChild variant="secondary">
              <Link to={getPageHref(next)} rel="next">
                Show more
              </Link>
            </Button>
          )}
        </nav>
      )}
    </>
  );
}
