import { archiveLoader } from "~/features/daily/page/archive-loader.server";
import {
  ArchiveScreen,
  dailyErrorBoundary,
  headers,
} from "~/shell/daily-screen";
import { loaderMeta } from "~/shell/page-meta";

export const loader = archiveLoader("verse");

export const meta = loaderMeta("Verses of the Day");

export const ErrorBoundary = dailyErrorBoundary("verse");

export { ArchiveScreen as default, headers };
