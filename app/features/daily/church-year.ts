import { addDays, toDayNumber, utcDate } from "~/shared/time";

// The church's year, computed from Easter and Christmas. Dates are 'YYYY-MM-DD'.

const getYear = (date: string) => Number(date.slice(0, 4));

/** The Sunday on that date or before it. 1 January 1970, day 0, was a Thursday. */
const sundayUntil = (date: string) =>
  addDays(date, -((toDayNumber(date) + 4) % 7));

/** Easter Sunday: the Sunday after the first full moon from 21 March on, by the tables of the Gregorian calendar. */
export function getEaster(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leapDays = century - Math.floor(century / 4);
  const moonDays = Math.floor((8 * century + 13) / 25);
  const cycle = (19 * golden + leapDays - moonDays + 15) % 30;
  const isException = cycle === 29 || (cycle === 28 && golden > 10);
  const fullMoon = Date.UTC(year, 2, 21 + cycle - Number(isException));
  return sundayUntil(addDays(utcDate(fullMoon), 7));
}

/** The fourth Sunday before Christmas. */
export function getAdventSunday(year: number): string {
  return sundayUntil(`${year}-12-03`);
}

/** Days from Easter Sunday of its year, by which most movable days are known: Ash Wednesday is -46, Pentecost 49. */
export function daysFromEaster(date: string): number {
  return toDayNumber(date) - toDayNumber(getEaster(getYear(date)));
}

type Season =
  | "advent"
  | "feast" // white and gold: Christmas, All Saints, Trinity Sunday and Christ the King
  | "lent"
  | "rose"
  | "passion"
  | "easter"
  | "pentecost"
  | "ordinary";

/** First day of each season between Lent and the Sunday after Pentecost, in days from Easter. */
const easterSeasons: readonly (readonly [number, Season])[] = [
  [-46, "lent"],
  [-21, "rose"], // Laetare Sunday
  [-20, "lent"],
  [-7, "passion"],
  [0, "easter"],
  [49, "pentecost"],
  [56, "feast"], // Trinity Sunday
  [57, "ordinary"],
];

export function getSeason(date: string): Season {
  const day = date.slice(5);
  // The last is All Saints.
  if (day <= "01-06" || day >= "12-24" || day === "11-01") return "feast";
  const advent = getAdventSunday(getYear(date));
  // Gaudete Sunday
  if (date === addDays(advent, 14)) return "rose";
  // Christ the King
  if (date === addDays(advent, -7)) return "feast";
  if (date >= advent) return "advent";
  const days = daysFromEaster(date);
  return easterSeasons.findLast(([first]) => first <= days)?.[1] ?? "ordinary";
}

/**
 * Liturgical colours, which alternate from day to day. White text on them has a contrast of at least 4.5 : 1. A document's
 * style contains every class, so the seasons combine each other's.
 */
const gradients: Record<Season, readonly string[]> = {
  advent: ["from-[#4a3f86] to-[#262350]", "from-[#4a3f86] to-[#1d3f5c]"],
  feast: ["from-[#8a5c12] to-[#5c3a0c]", "from-[#8b6110] to-[#6d1f2c]"],
  lent: [
    "from-[#6a3f72] to-[#3a2342]",
    "from-[#4a3f86] to-[#3a2342]",
    "from-[#6a3f72] to-[#471a22]",
  ],
  rose: ["from-[#a03d68] to-[#6a3f72]"],
  passion: ["from-[#8a2f35] to-[#471a22]", "from-[#8a2f35] to-[#3a2342]"],
  easter: [
    "from-[#8b6110] to-[#3f6b3a]",
    "from-[#8a5c12] to-[#1d3f5c]",
    "from-[#8b6110] to-[#5c3a0c]",
  ],
  pentecost: ["from-[#a53a22] to-[#6d1f2c]", "from-[#a53a22] to-[#5c3a0c]"],
  ordinary: [
    "from-[#2f6b5b] to-[#1d3f5c]",
    "from-[#2f6b5b] to-[#3f6b3a]",
    "from-[#2f6b5b] to-[#262350]",
  ],
};

/** CSS classes. */
export function getGradient(date: string): string {
  const choices = gradients[getSeason(date)];
  return choices[toDayNumber(date) % choices.length] ?? "";
}
