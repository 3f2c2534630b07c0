import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { isCachedCopy } from "./cached-copy";
import { isCached } from "./cached-pages";
import { whenReachable } from "./reachable";

/** Loads the cached document of this page, if there is one and the main content failed to load (`error`). */
export function useCachedPage(error: unknown): void {
  const { pathname, search } = useLocation();
  // `fetch` throws a TypeError if there is no response.
  const missing = error instanceof TypeError;
  useEffect(() => {
    // The cached copy itself would fail the same way again.
    if (!missing || isCachedCopy(pathname)) return;
    void isCached(new URL(`${pathname}${search}`, location.href)).then(
      (cached) => {
        if (cached) location.reload();
      },
    );
  }, [missing, pathname, search]);
}

/** For an error view: shows the cached page, else loads the page as soon as the server answers. */
export function useOfflineRetry(error: unknown): void {
  useCachedPage(error);
  useEffect(() => {
    if (!error) return;
    return whenReachable(() => {
      location.reload();
    });
  }, [error]);
}
