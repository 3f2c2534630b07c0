import type { AppContext } from "~/platform/context.server";
import { secondsToKeep } from "./daily";
import { getVerseOfTheDay } from "./daily-content.server";
import { dailyStores } from "./daily-stores.server";
import type { VerseOfTheDay } from "./verse-of-the-day";

/**
 * What the installed app shows to whoever is not signed in: the day's verse, and for how long the edge may
 * keep that. Where it cannot be had (null) the page stands without it, and is kept nowhere.
 */
export async function openEntry(
  app: AppContext,
): Promise<{ verse: VerseOfTheDay | null; headers: Record<string, string> }> {
  try {
    const verse = await getVerseOfTheDay(dailyStores(app), app.now);
    const kept = `public, max-age=0, s-maxage=${secondsToKeep(app.now)}`;
    return { verse, headers: { "cache-control": kept } };
  } catch (error) {
    console.error(`[${app.requestId}]`, error);
    return { verse: null, headers: {} };
  }
}
