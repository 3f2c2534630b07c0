import { urls } from "~/shared/urls";
import { publicCache } from "~/browser/cache-names";

/** ms, spec §9: the grace period of loading. */
const grace = 800;

/** The page that an installed app has asked for at its start, while the launch page is shown. */
let awaited: Promise<Response> | null = null;

/** The answer that is on its way, for the launch page; once. */
export function takeAwaited(): Promise<Response> | null {
  const page = awaited;
  awaited = null;
  return page;
}

/**
 * The first page of an installed app. Where it takes longer than the grace period the launch page is shown
 * meanwhile: it asks for the same address again, and gets the answer that is on its way.
 */
export async function launched(
  answer: () => Promise<Response>,
): Promise<Response> {
  const page = answer();
  const first = await Promise.race([page, soon()]);
  if (first) return first;
  const cache = await caches.open(publicCache);
  const splash = await cache.match(urls.launch);
  if (!splash) return page;
  awaited = page;
  return splash;
}

function soon(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(null);
    }, grace);
  });
}
