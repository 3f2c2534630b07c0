import { cacheForOneDay } from "~/shell/document-mode";
import { OfflinePage } from "~/shell/offline-page";
import type { RouteHandle } from "~/shell/route-handle";
import { noIndexMeta, pageMeta } from "~/shell/page-meta";

export const handle: RouteHandle = { document: true, isShared: true };

export const meta = pageMeta("You're offline", null, noIndexMeta);

export const headers = () => cacheForOneDay;

/** The service worker shows this instead of a page that isn't available offline. */
export default function Offline() {
  // Always a document, so the client bundle doesn't need its code.
  return import.meta.env.SSR ? <OfflinePage /> : null;
}
