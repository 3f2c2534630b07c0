import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "./button";
import { ErrorState } from "./states";

interface PagesQuery<Item> {
  /** Of all loaded pages; undefined if the first page failed to load. */
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
  /** Shown until the first page has loaded. */
  skeletons: ReactNode;
  errorMessage: string;
  empty: ReactNode;
  /** Rendered after the last item. */
  end?: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A cursor-paginated list with its loading, error and empty states. */
export function InfiniteList<Item>({
  query,
  skeletons,
  errorMessage,
  empty,
  end,
  children,
}: InfiniteListProps<Item>) {
  const { items } = query;
  if (query.isPending) return skeletons;
  if (!items) {
    return (
      <ErrorState
        title={errorMessage}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  // If the user just hid every loaded item, later pages may still have some.
  if (items.length === 0 && !query.hasNextPage) return empty;
  return (
    <>
      {children(items)}
      {query.hasNextPage ? (
        <More query={query} errorMessage={errorMessage} />
      ) : (
        end
      )}
    </>
  );
}

/** Loads the next page two screens before the end. The button is for keyboard users and for retries. */
function More({
  query: { isFetchingNextPage, isFetchNextPageError, showMore },
  errorMessage,
}: Pick<InfiniteListProps<unknown>, "query" | "errorMessage">) {
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
          {errorMessage}
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
