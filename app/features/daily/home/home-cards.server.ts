import type { AppContext } from "~/platform/context.server";
import { truncate } from "~/shared/text";
import { getPair } from "../daily-pair.server";
import { dailyStores } from "../daily-stores.server";
import type { CardsOfTheDay } from "./home-cards";

/** Letters: more than the card's three lines hold. */
const begun = 120;

/** For the two cards of the home page: no row while the pair is known. They never break the page. */
export async function cardsOfTheDay(app: AppContext): Promise<CardsOfTheDay> {
  try {
    const { verse, prayer } = await getPair(dailyStores(app), app.now);
    const { reference, gradient } = verse;
    const text = truncate(verse.text, begun);
    return {
      verse: { reference, gradient, text },
      prayer: { title: prayer.title },
    };
  } catch (error) {
    console.error(`[${app.requestId}]`, error);
    return null;
  }
}
