import { Link, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useProgress } from "~/ui/use-progress";
import { usePageVisitTracking } from "~/features/analytics/tracking";
import { DeviceHost } from "~/features/pwa/device-host";
import { BannerSlot } from "~/features/pwa/banner-slot";
import { ReportDialogHost } from "~/features/reports/report-dialog-host";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Icon } from "~/ui/icon";
import { Loading, Skeleton } from "~/ui/states";
import { asideScreen, useMediaQuery, wideScreen } from "~/ui/use-media-query";
import { bottomBarEntries } from "./nav";
import { OfflineBanner } from "./offline-banner";
import { useEntryProps, useIsSlow, usePendingPath } from "./pending-navigation";
import { RightColumn, type RightColumnData } from "./right-column";
import { usePageHandle } from "./route-handle";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";
import { Sidebar } from "./sidebar";

interface AppLayoutProps {
  viewer: Viewer;
  /** Null on a phone, which the server renders without columns. */
  aside: RightColumnData | null;
  children: ReactNode;
}

/**
 * The application shell: from 1024 px a sidebar (288 px), from 1180 px also a right column (320 px); below that a top
 * and a bottom bar.
 */
export function AppLayout({ viewer, aside, children }: AppLayoutProps) {
  usePageVisitTracking();
  const { immersive, wide } = usePageHandle();
  // Not on a phone, unless its window becomes wide.
  const hasSidebar = useMediaQuery(wideScreen, aside !== null);
  const hasAside = useMediaQuery(asideScreen, aside !== null);
  return (
    <div className="min-h-dvh bg-background pt-(--banner) text-ink [--banner-height:2.25rem] [--banner:0px] has-[[data-banner]]:[--banner:var(--banner-height)] has-[[data-since]]:max-sm:[--banner-height:3.5rem]">
      <SkipLink />
      <OfflineBanner />
      <ReportDialogHost viewer={viewer} />
      <div className="mx-auto max-w-[90rem] lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] aside:grid-cols-[18rem_minmax(0,1fr)_20rem]">
        {hasSidebar && <Sidebar viewer={viewer} />}
        <div className={`min-w-0 ${wide ? "aside:col-span-2" : ""}`}>
          {!immersive && <TopBar viewer={viewer} />}
          <noscript>
            <p className="bg-gold-soft px-4 py-2 text-center text-sm">
              Some features need JavaScript, which is turned off in your
              browser.
            </p>
          </noscript>
          <main
            id="main"
            tabIndex={-1}
            className="px-4 pt-4 pb-[calc(5.5rem+env(safe-area-inset-bottom))] outline-none in-data-outdated:invisible lg:px-6 lg:pt-6 lg:pb-12"
          >
            <BannerSlot />
            <PageSlot>{children}</PageSlot>
          </main>
        </div>
        {hasAside && !wide && <RightColumn initialData={aside} />}
      </div>
      <BottomBar />
      <DeviceHost />
    </div>
  );
}

function BottomBar() {
  const getEntryProps = useEntryProps();
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex h-16 max-w-lg">
        {bottomBarEntries.map((entry) => (
          <li key={entry.to} className="min-w-0 flex-1">
            <Link to={entry.to} {...getEntryProps(entry)} className="bar-link">
              <span>
                <Icon name={entry.icon} className="size-6" />
              </span>
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Covers the page with a skeleton while the next one loads. The page stays mounted, so nothing is lost. */
function PageSlot({ children }: { children: ReactNode }) {
  useProgress(useNavigation().state === "loading");
  const isCheckingAdmin = usePendingPath() === urls.admin();
  const isSlow = useIsSlow();
  if (isCheckingAdmin) {
    return (
      <p role="status" className="py-12 text-center text-ink-soft">
        Checking admin access...
      </p>
    );
  }
  return (
    <div className="relative peer-has-[[data-navigation-blocked]]:hidden">
      <div className={isSlow ? "invisible" : ""}>{children}</div>
      {isSlow && (
        <div className="absolute inset-0">
          <Loading className="sticky top-[calc(var(--banner)+4.5rem)] mx-auto max-w-2xl space-y-4 lg:top-[calc(var(--banner)+1.5rem)]">
            <Skeleton className="mx-auto h-9 w-48" />
            <Skeleton className="h-56 rounded-card!" />
            {["w-full", "w-11/12", "w-full", "w-4/5", "w-2/3"].map(
              (width, line) => (
                <Skeleton key={line} className={`h-4 ${width}`} />
              ),
            )}
          </Loading>
        </div>
      )}
    </div>
  );
}
