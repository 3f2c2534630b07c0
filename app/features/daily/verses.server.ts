import months from "../../../data/verses-of-the-year.json" with { type: "json" };

/**
 * The reference for a date ('YYYY-MM-DD'), in a format that `parseReference` accepts. The data file has one for each of
 * 366 days and follows the church year. Movable feasts have fixed dates, near their average: Lent from 17 February, Holy
 * Week and Easter from 29 March, Ascension and Pentecost in May, Advent from 29 November.
 */
export function verseForDate(date: string): string {
  const [, month = 1, day = 1] = date.split("-").map(Number);
  const reference = months[month - 1]?.[day - 1];
  if (reference === undefined) throw new RangeError(`Invalid date: ${date}`);
  return reference;
}
