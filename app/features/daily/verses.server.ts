import replaced from "../../../data/verses-of-2026.json" with { type: "json" };
import months from "../../../data/verses-of-the-year.json" with { type: "json" };
import { isDate, addDays, toDayNumber } from "~/shared/time";
import { daysFromEaster, getAdventSunday, getEaster } from "./church-year";

/**
 * The data file has a verse for each day of 2026 and for 29 February. In other years the days that Easter and Advent move
 * take their verse with them.
 */
const dataYear = 2026;

/** Days from Shrove Tuesday to Trinity Sunday, and from the eve of the Sunday before Advent. */
const easterDays = Array.from({ length: 104 }, (_, i) => i - 47);
const adventDays = [-8, -7, 0];

/** These keep their date among the movable days: Joseph, the Annunciation with the days around it, Labour Day. */
const fixedDays = ["03-19", "03-24", "03-25", "03-26", "05-01"];

/** Holy Week, the week of Easter and Ascension come before a fixed day. */
const isMainDay = (days: number) => Math.abs(days) <= 7 || days === 39;

/** What the archive of 2026 shows for days whose verse was replaced later, as their likes belong to it. */
const formerVerses: Partial<Record<string, string>> = replaced;

/** The reference for a date ('YYYY-MM-DD'), in a format that `parseReference` accepts. */
export function verseForDate(date: string): string {
  if (!isDate(date)) throw new RangeError(`Invalid date: ${date}`);
  const source = getSources(Number(date.slice(0, 4))).get(date.slice(5)) ?? "";
  const [month = 0, day = 0] = source.split("-").map(Number);
  const reference = formerVerses[date] ?? months[month - 1]?.[day - 1];
  if (reference === undefined) throw new RangeError(`No verse for ${date}`);
  return reference;
}

const cachedSources = new Map<number, Map<string, string>>();

/** For each day of the year ('MM-DD') the day of the data file whose verse it shows. Each is shown once a year. */
function getSources(year: number): Map<string, string> {
  const cached = cachedSources.get(year);
  if (cached) return cached;
  const days = listDays(year);
  const easterDay = (ofYear: number) => (offset: number) =>
    addDays(getEaster(ofYear), offset).slice(5);
  const adventDay = (ofYear: number) => (offset: number) =>
    addDays(getAdventSunday(ofYear), offset).slice(5);
  const listMovable = (ofYear: number) => [
    ...easterDays.map(easterDay(ofYear)),
    ...adventDays.map(adventDay(ofYear)),
  ];
  const from = listMovable(dataYear);
  const to = listMovable(year);
  const sources = new Map(to.map((day, i) => [day, from[i] ?? day]));
  for (const day of fixedDays) {
    if (isMainDay(daysFromEaster(`${year}-${day}`))) continue;
    for (const [other, source] of sources) {
      if (source === day) sources.delete(other);
    }
    sources.set(day, day);
  }
  for (const day of days) {
    if (!sources.has(day) && !from.includes(day)) sources.set(day, day);
  }
  // What the movable days left over goes where they aren't this year, the verses of their own season first.
  const shown = new Set(sources.values());
  const movableFirst = (movable: string[]) => (a: string, b: string) =>
    Number(movable.includes(b)) - Number(movable.includes(a));
  const unused = days.filter((day) => !shown.has(day)).sort(movableFirst(from));
  const empty = days.filter((day) => !sources.has(day)).sort(movableFirst(to));
  empty.forEach((day, i) => sources.set(day, unused[i] ?? day));
  cachedSources.set(year, sources);
  return sources;
}

function listDays(year: number): string[] {
  const first = `${year}-01-01`;
  const length = toDayNumber(`${year + 1}-01-01`) - toDayNumber(first);
  return Array.from({ length }, (_, i) => addDays(first, i).slice(5));
}
