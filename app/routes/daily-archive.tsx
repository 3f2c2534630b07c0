import { archiveLoader } from "~/features/daily/page/archive-loader.server";
import {
  ArchiveScreen,
  DailyErrorBoundary,
  headers,
} from "~/shell/daily-screen";
import { loaderMeta } from "~/shell/page-meta";

export const loader = archiveLoader;

export const meta = loaderMeta("All days");

export {
  ArchiveScreen as default,
  DailyErrorBoundary as ErrorBoundary,
  headers,
};
