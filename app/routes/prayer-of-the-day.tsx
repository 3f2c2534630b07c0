import { dailyLoader } from "~/features/daily/page/daily-loader.server";
import { DailyErrorBoundary, DailyScreen, headers } from "~/shell/daily-screen";
import { loaderMeta } from "~/shell/page-meta";

export const loader = dailyLoader;

export const meta = loaderMeta("Prayer of the Day");

export { DailyScreen as default, DailyErrorBoundary as ErrorBoundary, headers };
