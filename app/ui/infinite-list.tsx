import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "./button";

interface InfiniteListProps {
  /** The rows that are there. */
  children: ReactNode;
  hasMore: boolean;
  loading: boolean;
  /** The last attempt failed: then only the button tries again. */
  failed: boolean;
  /** The sentence for that. */
  failure: string;
  onMore: () => void;
}

/**
 * Asks for more when its end comes within two screens' sight. The button is for those who come by
 * keyboard, for browsers that observe nothing, and for after a failure.
 */
export function InfiniteList({
  children,
  hasMore,
  loading,
  failed,
  failure,
  onMore,
}: InfiniteListProps) {
  const end = useRef<HTMLDivElement>(null);
  const watching = hasMore && !loading && !failed;

  useEffect(() => {
    const { current } = end;
    if (!watching || !current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore();
      },
      { rootMargin: "0px 0px 200% 0px" },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [watching, onMore]);

  return (
    <>
      {children}
      {hasMore && (
        <div ref={end} className="flex flex-col items-center gap-3 py-6">
          {failed && (
            <p role="alert" className="text-sm text-danger">
              {failure}
            </p>
          )}
          <Button variant="secondary" pending={loading} onClick={onMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
