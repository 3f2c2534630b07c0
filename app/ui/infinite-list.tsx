import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { ErrorState } from "./states";

/** What it takes of an infinite query. */
interface PagesQuery<Item> {
  /** Of all pages that are there; undefined where the first could not be had. */
  items: Item[] | undefined;
  isPending: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => Promise<unknown>;
  showMore: () => void;
}

interface InfiniteListProps<Item> {
  query: PagesQuery<Item>;
  /** Stands there until the first page does. */
  skeletons: ReactNode;
  /** The sentence for a page that could not be had. */
  failure: string;
  onRetry?: () => void;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list by cursor, in every state it can be in. */
export function InfiniteList<Item>({
  query,
  skeletons,
  failure,
  onRetry = () => void query.refetch(),
  empty,
  children,
}: InfiniteListProps<Item>) {
  const { items } = query;
  if (query.isPending) return skeletons;
  if (!items) {
    return (
      <ErrorState
        title={failure}
        retrying={query.isFetching}
        onRetry={onRetry}
      />
    );
  }
  // Where all that was loaded has just been hidden, there may be more of others.
  if (items.length === 0 && !query.hasNextPage) return empty;
  return (
    <>
      {children(items)}
      {query.hasNextPage && <More query={query} failure={failure} />}
    </>
  );
}

/**
 * Asks for more when the end comes within two screens' sight. The button is for those who come by
 * keyboard, for browsers that observe nothing, and for after a failure.
 */
function More({
  query: { isFetchingNextPage, isFetchNextPageError, showMore },
  failure,
}: Pick<InfiniteListProps<unknown>, "query" | "failure">) {
  const end = useRef<HTMLDivElement>(null);
  const watching = !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    const { current } = end;
    if (!watching || !current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) showMore();
      },
      { rootMargin: "0px 0px 200% 0px" },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [watching, showMore]);

  return (
    <div ref={end} className="flex flex-col items-center gap-3 py-6">
      {isFetchNextPageError && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      <Button
        variant="secondary"
        pending={isFetchingNextPage}
        onClick={showMore}
      >
        Show more
      </Button>
    </div>
  );
}
