import { dailyLoader } from "~/features/daily/page/daily-loader.server";
import { DailyErrorBoundary, DailyScreen, headers } from "~/shell/daily-screen";
import type { RouteHandle } from "~/shell/route-handle";
import { loaderMeta } from "~/shell/page-meta";

export const loader = dailyLoader;

export const handle: RouteHandle = { verseOfTheDay: true };

export const meta = loaderMeta("Verse of the Day");

export { DailyScreen as default, DailyErrorBoundary as ErrorBoundary, headers };
