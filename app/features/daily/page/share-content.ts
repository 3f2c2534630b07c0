import { truncate, truncateBeforeSuffix } from "~/shared/text";
import {
  dailyHref,
  dailyText,
  type DailyVariant,
  type DailyView,
} from "../daily-view";

/** The same limit as for posts. */
const maxTextLength = 160;

/** Content for the share sheet. The URL contains the date, so that it shows the same content tomorrow. */
export function getShareContent(
  view: DailyView,
  variant: DailyVariant,
  { productName, origin }: { productName: string; origin: string },
) {
  const content = view.paragraphs.join(" ");
  return {
    title: `${dailyText[view.kind].name} · ${productName}`,
    text:
      view.kind === "verse"
        ? truncateBeforeSuffix(content, view.attribution, maxTextLength)
        : truncate(`${view.title}. ${content}`, maxTextLength),
    url: `${origin}${dailyHref(view.kind, variant, view.date, view.version)}`,
  };
}
