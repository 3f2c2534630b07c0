import { archiveLoader } from "~/features/daily/page/archive-loader.server";
import {
  ArchiveScreen,
  dailyErrorBoundary,
  headers,
} from "~/shell/daily-screen";
import { loaderMeta } from "~/shell/page-meta";

export const loader = archiveLoader("prayer");

export const meta = loaderMeta("Prayers of the Day");

export const ErrorBoundary = dailyErrorBoundary("prayer");

export { ArchiveScreen as default, headers };
