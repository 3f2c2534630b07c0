import type { HeadersFunction } from "@remix-run/cloudflare";
import { archiveLoader } from "~/features/daily/page/archive-loader.server";
import { ArchiveScreen, dailyErrorBoundary } from "~/shell/daily-screen";
import { loaderMeta } from "~/shell/page-meta";

export const loader = archiveLoader("verse");

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = loaderMeta("Verses of the Day");

export default ArchiveScreen;

export const ErrorBoundary = dailyErrorBoundary("verse");
