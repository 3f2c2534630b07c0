import { truncate } from "~/shared/text";
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
  const words =
    view.kind === "verse"
      ? `${view.paragraphs.join(" ")} ${view.signed}`
      : `${view.title}. ${view.paragraphs.join(" ")}`;
  return {
    title: `${dayWords[view.kind].name} · ${productName}`,
    text: truncate(words, textMax),
    url: `${origin}${dayHref(view.kind, look, view.date)}`,
  };
}
