import formerVerses from "../../../data/verses-of-2026.json" with { type: "json" };
import versesByDay from "../../../data/verses-of-the-year.json" with { type: "json" };
import { addDays, isDate } from "~/shared/time";
import { daysFromEaster, getAdventSunday, getEaster } from "./church-year";

/**
 * References for the days of 2026 and 29 February ('MM-DD'). In other years the days that Easter and Advent move take
 * their verse with them. A date of 2026 has what its archive shows for a verse that was replaced later.
 */
const verses: Partial<Record<string, string>> = {
  ...versesByDay,
  ...formerVerses,
};

/** The days from Shrove Tuesday to Trinity Sunday; the Sunday before Advent with its eve, and Advent Sunday. */
function listMovableDays(year: number): string[] {
  const [easter, advent] = [getEaster(year), getAdventSunday(year)];
  return [
    ...Array.from({ length: 104 }, (_, i) => addDays(easter, i - 47)),
    ...[-8, -7, 0].map((days) => addDays(advent, days)),
  ].map((date) => date.slice(5));
}

/** These stay among the movable days: Joseph, the Annunciation and the days around it, Labour Day. */
const fixedDays = ["03-19", "03-24", "03-25", "03-26", "05-01"];

/** The reference for a date ('YYYY-MM-DD'), in a format that `parseReference` accepts. */
export function verseForDate(date: string): string {
  const day = getSources(date.slice(0, 4)).get(date.slice(5));
  const reference = verses[date] ?? verses[day ?? ""];
  if (reference === undefined) throw new RangeError(`Invalid date: ${date}`);
  return reference;
}

const cachedSources = new Map<string, Map<string, string>>();

/** For each day of the year, the day of 2026 whose verse it shows. Each verse is shown once a year. */
function getSources(year: string): Map<string, string> {
  const cached = cachedSources.get(year);
  if (cached) return cached;
  const days = Object.keys(versesByDay).filter((day) =>
    isDate(`${year}-${day}`),
  );
  const from = listMovableDays(2026);
  const to = listMovableDays(Number(year));
  const sources = new Map(to.map((day, i) => [day, from[i] ?? day]));
  for (const day of fixedDays) {
    const offset = daysFromEaster(`${year}-${day}`);
    // Holy Week, the week of Easter and Ascension come first.
    if (Math.abs(offset) <= 7 || offset === 39) continue;
    for (const [other, source] of sources) {
      if (source === day) sources.delete(other);
    }
    sources.set(day, day);
  }
  for (const day of days) {
    if (!sources.has(day) && !from.includes(day)) sources.set(day, day);
  }
  // The verses that the movable days replace go to the days they left, those of their own season first.
  const shown = new Set(sources.values());
  const movableFirst = (movable: string[]) => (a: string, b: string) =>
    Number(movable.includes(b)) - Number(movable.includes(a));
  const unused = days.filter((day) => !shown.has(day)).sort(movableFirst(from));
  const empty = days.filter((day) => !sources.has(day)).sort(movableFirst(to));
  empty.forEach((day, i) => sources.set(day, unused[i] ?? day));
  cachedSources.set(year, sources);
  return sources;
}
