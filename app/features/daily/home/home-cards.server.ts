import type { AppContext } from "~/platform/context.server";
import { truncate } from "~/shared/text";
import { getDailyContent } from "../daily-content-cache.server";
import type { DailyCards } from "./home-cards";

/** More than fits into the card. */
const maxTextLength = 160;

/** Null on errors: the cards must never break the home page. Costs no rows while the content is cached. */
export async function loadDailyCards(app: AppContext): Promise<DailyCards> {
  try {
    const { verse, prayer } = await getDailyContent(app);
    const { reference, gradient } = verse;
    const text = truncate(verse.text, maxTextLength);
    return {
      verse: { reference, gradient, text },
      prayer: { title: prayer.title },
    };
  } catch (error) {
    console.error(`[${app.requestId}]`, error);
    return null;
  }
}
