import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useVisits } from "~/features/analytics/session";
import { DevicePlace } from "~/features/pwa/device-place";
import { OfferPlace } from "~/features/pwa/offer-place";
import { ReportPlace } from "~/features/reports/report-place";
import type { Viewer } from "~/shared/viewer";
import { AdminCheck } from "./admin-check";
import { BottomBar } from "./bottom-bar";
import { OfflineBanner } from "./offline-banner";
import { RightColumn } from "./right-column";
import type { RightColumnData } from "./right-column";
import { usePageHandle } from "./route-handle";
import { TopBar } from "./top-bar";
import { Sidebar } from "./sidebar";

interface AppLayoutProps {
  viewer: Viewer;
  /** Null for a phone, which is drawn without the columns. */
  aside: RightColumnData | null;
  children: ReactNode;
}

/**
 * The application shell (spec §2): three columns from 1024 px, 288 and 320 px beside the page; below
 * that the page between a top and a bottom bar.
 */
export function AppLayout({ viewer, aside, children }: AppLayoutProps) {
  useVisits();
  const { immersive, wide } = usePageHandle();
  const columns = useColumns(aside !== null);
  return (
    <div className="min-h-dvh bg-ground pt-(--banner) text-ink [--banner-height:2.25rem] [--banner:0px] has-[[data-banner]]:[--banner:var(--banner-height)] has-[[data-since]]:max-sm:[--banner-height:3.5rem]">
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
      <ReportPlace viewer={viewer} />
      <div className="mx-auto max-w-[90rem] lg:grid lg:grid-cols-[18rem_minmax(0,1fr)_20rem]">
        {columns && <Sidebar viewer={viewer} />}
        <div className={`min-w-0 ${wide ? "lg:col-span-2" : ""}`}>
          {!immersive && <TopBar viewer={viewer} />}
          <main
            id="main"
            tabIndex={-1}
            className="px-4 pt-4 pb-[calc(5.5rem+env(safe-area-inset-bottom))] outline-none in-data-outdated:invisible lg:px-6 lg:pt-6 lg:pb-12"
          >
            <OfferPlace />
            {/* Hidden and not taken away, so that the way back loses nothing. */}
            <div className="peer-has-[[data-stopped]]:hidden">
              <AdminCheck>{children}</AdminCheck>
            </div>
          </main>
        </div>
        {columns && !wide && <RightColumn drawn={aside} />}
      </div>
      <BottomBar />
      <DevicePlace />
    </div>
  );
}

/** Whether the columns beside the page are drawn: not on a phone, unless its window becomes wide. */
function useColumns(drawnByServer: boolean): boolean {
  const [columns, setColumns] = useState(drawnByServer);
  useEffect(() => {
    const wide = matchMedia("(width >= 64rem)");
    const follow = () => {
      if (wide.matches) setColumns(true);
    };
    follow();
    wide.addEventListener("change", follow);
    return () => {
      wide.removeEventListener("change", follow);
    };
  }, []);
  return columns;
}
