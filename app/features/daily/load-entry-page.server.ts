import type { AppContext } from "~/platform/context.server";
import { cacheHeaders } from "./daily";
import { loadTodaysContent } from "./daily-content-cache.server";

/**
 * Data for the installed app's signed-out start page: the verse of the day, cached at the edge until it changes. If the
 * verse can't be loaded, the page renders without it and isn't cached.
 */
export async function loadEntryPage(app: AppContext) {
  const content = await loadTodaysContent(app);
  return content
    ? { verse: content.verse, headers: cacheHeaders(app.now) }
    : { verse: null, headers: {} };
}
