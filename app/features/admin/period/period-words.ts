import { dateOf, daysIn, startOf } from "~/features/analytics/period";
import type { Period } from "~/features/analytics/period";

const format = (options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat("en-US", {
    ...options,
    timeZone: "UTC",
  });
  return (day: number) => made.format(startOf(day));
};

/** 'Nov 3' */
export const shortDay = format({ month: "short", day: "numeric" });
/** 'Nov 3, 2026' */
export const dayWords = format({
  month: "short",
  day: "numeric",
  year: "numeric",
});
/** 'Tuesday, November 3, 2026' */
export const fullDay = format({ dateStyle: "full" });

/** Of a day as the wire writes it, 'YYYY-MM-DD' or a moment. */
export const dayNumber = (date: string): number =>
  Math.floor(Date.parse(date) / 86_400_000);

/** 'Nov 3 – Nov 9, 2026', 'Nov 3, 2026' */
export function periodWords({
  start,
  end,
}: Pick<Period, "start" | "end">): string {
  if (start === end) return dayWords(start);
  const sameYear = dateOf(start).slice(0, 4) === dateOf(end).slice(0, 4);
  return `${sameYear ? shortDay(start) : dayWords(start)} – ${dayWords(end)}`;
}

/** In an address. */
export function periodQuery(period: Period) {
  return period.isRange
    ? { from: dateOf(period.start), to: dateOf(period.end) }
    : { days: daysIn(period) };
}

const weekday = format({ weekday: "long" });
const month = format({ month: "long" });

/** spec §2, Daily Active Users: 'Monday, June 3rd, 2024'. */
export function ordinalDate(date: string): string {
  const day = dayNumber(date);
  const [year = "", , dayOfMonth = ""] = dateOf(day).split("-");
  return `${weekday(day)}, ${month(day)} ${ordinal(Number(dayOfMonth))}, ${year}`;
}

const endings: Record<number, string> = { 1: "st", 2: "nd", 3: "rd" };

function ordinal(count: number): string {
  const isTeen = count >= 11 && count <= 13;
  return `${count}${(isTeen ? undefined : endings[count % 10]) ?? "th"}`;
}
