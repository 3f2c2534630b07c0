import entries from "../../../data/prayers.json" with { type: "json" };
import { isDate, toDayNumber } from "~/shared/time";

export interface Prayer {
  title: string;
  category: string;
  /** Paragraphs, separated by an empty line. */
  content: string;
}

/** In daily order; neighbours differ in category. 43 KB, so server only. */
export const prayers: readonly Prayer[] = entries.map(
  ({ title, category, paragraphs }) => ({
    title,
    category,
    content: paragraphs.join("\n\n"),
  }),
);

/** The prayer for a 'YYYY-MM-DD' from 1970 on: one a day, each once before the first repeats. */
export function prayerForDate(date: string): Prayer {
  const prayer = prayers[toDayNumber(date) % prayers.length];
  if (!prayer || !isDate(date)) throw new RangeError(`Invalid date: ${date}`);
  return prayer;
}
