import type { AppContext } from "~/platform/context.server";
import { cacheHeaders } from "./daily";
import { getDaily } from "./daily-content.server";

/**
 * Data for the installed app's signed-out start page: the verse of the day, cached at the edge until it changes. If the
 * verse can't be loaded, the page renders without it and isn't cached.
 */
export async function loadEntryPage(app: AppContext) {
  try {
    const verse = await getDaily(app, "verse");
    return { verse, headers: cacheHeaders(app.now) };
  } catch (error) {
    console.error(`[${app.requestId}]`, error);
    return { verse: null, headers: {} };
  }
}
