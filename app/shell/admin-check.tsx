import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { urls } from "~/shared/urls";

/** spec §2: whoever is on the way to the admin area is checked first. */
export function AdminCheck({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const admin = urls.admin();
  const checking =
    useNavigation().location?.pathname === admin && pathname !== admin;
  if (!checking) return children;
  return (
    <p role="status" className="py-12 text-center text-ink-soft">
      Checking admin access...
    </p>
  );
}
