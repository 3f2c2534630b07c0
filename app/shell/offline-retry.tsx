import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { OfflineView } from "./offline-view";

/** A page whose code is here but whose content could not be had: asks for it again, in the app. */
export function OfflineRetry() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onRetry = useCallback(() => {
    navigate(`${pathname}${search}`, { replace: true });
  }, [navigate, pathname, search]);
  return <OfflineView onRetry={onRetry} />;
}
