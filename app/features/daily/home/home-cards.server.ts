import type { AppContext } from "~/platform/context.server";
import { truncate } from "~/shared/text";
import { loadTodaysContent } from "../daily-content-cache.server";
import type { DailyCards } from "./home-cards";

/** More than fits into the card. */
const maxTextLength = 160;

/** Null on errors. Costs no rows while the content is cached. */
export async function loadDailyCards(app: AppContext): Promise<DailyCards> {
  const content = await loadTodaysContent(app);
  if (!content) return null;
  const { reference, gradient, text } = content.verse;
  return {
    verse: { reference, gradient, text: truncate(text, maxTextLength) },
    prayer: { title: content.prayer.title },
  };
}
