import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import type { IconName } from "~/ui/icon";
import { EmptyState } from "~/ui/states";
import type { AdminView, Listed } from "../admin-page";
import { adminHref } from "../admin-query";
import type { AdminQuery } from "../admin-query";
import { Failed } from "./failed";
import { ListSkeleton } from "./skeletons";
import { focusTitle } from "./view-header";

interface ListedItemsProps<Item> {
  view: AdminView;
  list: Listed<Item>;
  /** Its page, so that the next one has the same. */
  query: AdminQuery;
  /** Another page of the same view is on its way. */
  loading: boolean;
  failure: string;
  empty: { icon: IconName; title: string };
  children: (items: Item[]) => ReactNode;
}

/** A page of a list in every state it can be in, and the ways to its others. */
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
  const before = useRef(cursor);
  useEffect(() => {
    if (before.current !== cursor) focusTitle();
    before.current = cursor;
  }, [cursor]);
  if (loading) return <ListSkeleton view={view} />;
  if (!list) {
    return (
      <div className="admin-card">
        <Failed title={failure} />
      </div>
    );
  }
  const { items, next } = list;
  const isFirst = cursor === undefined;
  const pageAt = (place: string | undefined) =>
    adminHref(view, { ...query, cursor: place });
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
              <Link to={pageAt(undefined)}>First page</Link>
            </Button>
          )}
          {next !== null && (
            <Button asChild variant="secondary">
              <Link to={pageAt(next)} rel="next">
                Show more
              </Link>
            </Button>
          )}
        </nav>
      )}
    </>
  );
}
