import { urls } from "~/shared/urls";
import { publicCache } from "~/client/cache-names";
import { within } from "./within";

const graceMs = 800; // show the launch page if the first page takes longer

/** The installed app's first page, still loading while the launch page is shown. */
let pending: Promise<Response> | null = null;

/** For the request of the launch page. Returns the pending response once. */
export function takePendingPage(): Promise<Response> | null {
  const page = pending;
  pending = null;
  return page;
}

/**
 * The installed app's first page. If it takes longer than the grace period, the launch page, which requests the same
 * URL again and gets the pending response.
 */
export async function respondToLaunch(
  page: Promise<Response>,
): Promise<Response> {
  const first = await within(graceMs, page);
  if (first) return first;
  const cache = await caches.open(publicCache);
  const splash = await cache.match(urls.launch);
  if (!splash) return page;
  pending = page;
  return splash;
}
