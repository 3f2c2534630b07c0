import type { HeadersFunction } from "@remix-run/cloudflare";
import { archiveLoader } from "~/features/daily/page/archive-loader.server";
import { ArchiveScreen, dailyErrorBoundary } from "~/shell/daily-screen";
import { loaderMeta } from "~/shell/page-meta";

export const loader = archiveLoader("prayer");

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = loaderMeta("Prayers of the Day");

export default ArchiveScreen;

export const ErrorBoundary = dailyErrorBoundary("prayer");
