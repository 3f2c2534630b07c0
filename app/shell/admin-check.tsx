import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { urls } from "~/shared/urls";

/** Shown while the admin area loads and the server checks access. */
export function AdminCheck({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const admin = urls.admin();
  const isChecking =
    useNavigation().location?.pathname === admin && pathname !== admin;
  if (!isChecking) return children;
  return (
    <p role="status" className="py-12 text-center text-ink-soft">
      Checking admin access...
    </p>
  );
}
