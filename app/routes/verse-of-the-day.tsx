import { dailyLoader } from "~/features/daily/page/daily-loader.server";
import { DailyScreen, dailyErrorBoundary, headers } from "~/shell/daily-screen";
import type { RouteHandle } from "~/shell/route-handle";
import { loaderMeta } from "~/shell/page-meta";

export const loader = dailyLoader("verse", "gradient");

export const handle: RouteHandle = { verseOfTheDay: true };

export const meta = loaderMeta("Verse of the Day");

export const ErrorBoundary = dailyErrorBoundary("verse");

export { DailyScreen as default, headers };
