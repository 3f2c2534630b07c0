import { Splash } from "~/features/pwa/splash";
import { urls } from "~/shared/urls";
import { cacheForOneDay } from "~/shell/document-mode";
import type { RouteHandle } from "~/shell/route-handle";
import { noIndexMeta, pageMeta } from "~/shell/page-meta";

export const handle: RouteHandle = { document: true, isShared: true };

/** Redirects by itself: the browser shows this page until the first page responds. */
export const meta = pageMeta("Welcome", null, noIndexMeta, {
  httpEquiv: "refresh",
  content: `0;url=${urls.installedStart}`,
});

export const headers = () => cacheForOneDay;

/** The service worker shows this page while the installed app loads its first page. */
export default function Launch() {
  return import.meta.env.SSR ? (
    <main>
      <Splash />
    </main>
  ) : null;
}
