import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useHydrated } from "~/ui/hydrated";

/** Before the effects of the reader, which remembers only a place that is shown. */
const useClientLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

function showPage(): void {
  delete document.documentElement.dataset["outdated"];
}

/**
 * Without a network the service worker answers with whatever page of the reader it has kept, and says so
 * with data-kept. Such a page holds what it held then: it asks once for what its address says now. Until that is
 * rendered, data-outdated hides what the cached page brought (styles.css).
 */
export function useKeptAddress(): void {
  const navigate = useNavigate();
  const { key, pathname, search, hash } = useLocation();
  const asDocument = useRef(!useHydrated());
  useClientLayoutEffect(() => {
    if (!asDocument.current) showPage();
  }, [key]);
  // Not this page any more: an error, or a page opened meanwhile.
  useEffect(() => showPage, []);
  useEffect(() => {
    if (!asDocument.current) return;
    asDocument.current = false;
    if (document.documentElement.dataset["kept"] === undefined) return;
    navigate(`${pathname}${search}${hash}`, {
      replace: true,
      preventScrollReset: true,
    });
  }, [navigate, pathname, search, hash]);
}
