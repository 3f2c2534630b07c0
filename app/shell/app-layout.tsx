import { useEffect, useState, type ReactNode } from "react";
import { usePageVisitTracking } from "~/features/analytics/tracking";
import { DeviceHost } from "~/features/pwa/device-host";
import { BannerSlot } from "~/features/pwa/banner-slot";
import { ReportDialogHost } from "~/features/reports/report-dialog-host";
import type { Viewer } from "~/shared/viewer";
import { BottomBar } from "./bottom-bar";
import { OfflineBanner } from "./offline-banner";
import { RightColumn, type RightColumnData } from "./right-column";
import { usePageHandle } from "./route-handle";
import { TopBar } from "./top-bar";
import { Sidebar } from "./sidebar";
import { useLocation, useNavigation } from "@remix-run/react";
import { urls } from "~/shared/urls";

interface AppLayoutProps {
  viewer: Viewer;
  /** Null on a phone, which the server renders without columns. */
  aside: RightColumnData | null;
  children: ReactNode;
}

/**
 * The application shell: from 1024 px three columns (288 px, page, 320 px), below that a top and a bottom bar.
 */
export function AppLayout({ viewer, aside, children }: AppLayoutProps) {
  usePageVisitTracking();
  const { immersive, wide } = usePageHandle();
  const columns = useColumns(aside !== null);
  return (
    <div className="min-h-dvh bg-background pt-(--banner) text-ink [--banner-height:2.25rem] [--banner:0px] has-[[data-banner]]:[--banner:var(--banner-height)] has-[[data-since]]:max-sm:[--banner-height:3.5rem]">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        Skip to content
      </a>
      <OfflineBanner />
      <noscript>
        <p className="bg-gold-soft px-4 py-2 text-center text-sm">
          Some features need JavaScript, which is turned off in your browser.
        </p>
      </noscript>
      <ReportDialogHost viewer={viewer} />
      <div className="mx-auto max-w-[90rem] lg:grid lg:grid-cols-[18rem_minmax(0,1fr)_20rem]">
        {columns && <Sidebar viewer={viewer} />}
        <div className={`min-w-0 ${wide ? "lg:col-span-2" : ""}`}>
          {!immersive && <TopBar viewer={viewer} />}
          <main
            id="main"
            tabIndex={-1}
            className="px-4 pt-4 pb-[calc(5.5rem+env(safe-area-inset-bottom))] outline-none in-data-outdated:invisible lg:px-6 lg:pt-6 lg:pb-12"
          >
            <BannerSlot />
            {/* Hidden, not unmounted, so that nothing is lost when it is shown again. */}
            <div className="peer-has-[[data-navigation-blocked]]:hidden">
              <AdminCheck>{children}</AdminCheck>
            </div>
          </main>
        </div>
        {columns && !wide && <RightColumn initialData={aside} />}
      </div>
      <BottomBar />
      <DeviceHost />
    </div>
  );
}

/** Whether to render the side columns: not on a phone, unless its window becomes wide. */
function useColumns(initialColumns: boolean): boolean {
  const [columns, setColumns] = useState(initialColumns);
  useEffect(() => {
    const wide = matchMedia("(width >= 64rem)");
    const updateColumns = () => {
      if (wide.matches) setColumns(true);
    };
    updateColumns();
    wide.addEventListener("change", updateColumns);
    return () => {
      wide.removeEventListener("change", updateColumns);
    };
  }, []);
  return columns;
}

/** Shown while the admin area loads and the server checks access. */
function AdminCheck({ children }: { children: ReactNode }) {
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
