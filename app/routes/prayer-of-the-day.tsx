import { dailyLoader } from "~/features/daily/page/daily-loader.server";
import { DailyScreen, dailyErrorBoundary, headers } from "~/shell/daily-screen";
import { loaderMeta } from "~/shell/page-meta";

export const loader = dailyLoader("prayer", "gradient");

export const meta = loaderMeta("Prayer of the Day");

export const ErrorBoundary = dailyErrorBoundary("prayer");

export { DailyScreen as default, headers };
