import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useHydrated } from "~/ui/use-hydrated";

function showPage(): void {
  delete document.documentElement.dataset["outdated"];
}

/**
 * Offline, the service worker may answer with another cached page of the reader and marks it with data-cached. It
 * shows an old chapter, so this navigates once to the page's own address. Until that renders, data-outdated hides
 * the old content (shell/app-layout.tsx).
 */
export function useReplaceCachedPage(): void {
  const navigate = useNavigate();
  const { key, pathname, search, hash } = useLocation();
  const asDocument = useRef(!useHydrated());
  // Before the reader's effects, which save the position only if it's visible.
  useLayoutEffect(() => {
    if (!asDocument.current) showPage();
  }, [key]);
  // Also on unmount: an error, or another page.
  useEffect(() => showPage, []);
  useEffect(() => {
    if (!asDocument.current) return;
    asDocument.current = false;
    if (document.documentElement.dataset["cached"] === undefined) return;
    navigate(`${pathname}${search}${hash}`, {
      replace: true,
      preventScrollReset: true,
    });
  }, [navigate, pathname, search, hash]);
}
