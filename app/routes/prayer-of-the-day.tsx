import type { HeadersFunction } from "@remix-run/cloudflare";
import { dailyLoader } from "~/features/daily/page/daily-loader.server";
import { DailyScreen, dailyErrorBoundary } from "~/shell/daily-screen";
import { loaderMeta } from "~/shell/page-meta";

export const loader = dailyLoader("prayer", "gradient");

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = loaderMeta("Prayer of the Day");

export default DailyScreen;

export const ErrorBoundary = dailyErrorBoundary("prayer");
