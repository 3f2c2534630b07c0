import entries from "../../../data/prayers.json" with { type: "json" };
import { dayMs } from "~/shared/duration.mjs";

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

/** The prayer for a 'YYYY-MM-DD': one a day, each once before the first repeats. */
export function prayerForDate(date: string): Prayer {
  const time = Date.parse(`${date}T00:00:00Z`);
  const day = Math.floor(time / dayMs);
  // Days before 1970 are negative.
  const index = ((day % prayers.length) + prayers.length) % prayers.length;
  const prayer = prayers[index];
  if (!prayer || new Date(time).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`Invalid date: ${date}`);
  }
  return prayer;
}
