import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useHydrated } from "~/ui/hydrated";

/**
 * Without a network the service worker answers with whatever page of the reader it has kept, and says so
 * with data-kept. Such a page holds what it held then: it asks once for what its address says now.
 */
export function useKeptAddress(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const asDocument = useRef(!useHydrated());
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
