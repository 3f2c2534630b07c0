import type { HeadersFunction } from "@remix-run/cloudflare";
import { dailyLoader } from "~/features/daily/page/daily-loader.server";
import { DailyScreen, dailyErrorBoundary } from "~/shell/daily-screen";
import type { RouteHandle } from "~/shell/route-handle";
import { loaderMeta } from "~/shell/page-meta";

export const loader = dailyLoader("verse", "ornate");

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { verseOfTheDay: true };

export const meta = loaderMeta("Verse of the Day");

export default DailyScreen;

export const ErrorBoundary = dailyErrorBoundary("verse");
