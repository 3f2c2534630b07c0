import { truncate, truncateSigned } from "~/shared/text";
import { dayHref, dayWords } from "./day-view";
import type { DayLook, DayView } from "./day-view";

/** spec §9: as of a post. */
const textMax = 160;

/** What a day's sheet is given: its own address, so that tomorrow it still shows what was sent. */
export function sharedDay(
  view: DayView,
  look: DayLook,
  { productName, origin }: { productName: string; origin: string },
) {
  const words = view.paragraphs.join(" ");
  return {
    title: `${dayWords[view.kind].name} · ${productName}`,
    text:
      view.kind === "verse"
        ? truncateSigned(words, view.signed, textMax)
        : truncate(`${view.title}. ${words}`, textMax),
    url: `${origin}${dayHref(view.kind, look, view.date, view.version)}`,
  };
}
