/** Seasons of the church year. Movable feasts have the same fixed dates as in verses.server.ts. */
export type Season =
  | "advent"
  | "christmas"
  | "lent"
  | "passion"
  | "easter"
  | "pentecost"
  | "ordinary";

/** First day ('MM-DD') of each season, in calendar order. */
const seasonStarts: readonly (readonly [string, Season])[] = [
  ["01-01", "christmas"],
  ["01-07", "ordinary"],
  ["02-17", "lent"],
  ["03-29", "passion"],
  ["04-05", "easter"],
  ["05-24", "pentecost"],
  ["06-01", "ordinary"],
  ["11-01", "christmas"], // All Saints, in white and gold
  ["11-02", "ordinary"],
  ["11-29", "advent"],
  ["12-24", "christmas"],
];

export function getSeason(date: string): Season {
  const day = date.slice(5);
  return seasonStarts.findLast(([first]) => first <= day)?.[1] ?? "ordinary";
}

/** Liturgical colours. White text on them has a contrast of at least 4.5 : 1. */
export const gradients: Record<Season, string> = {
  advent: "from-[#4a3f86] to-[#262350]",
  christmas: "from-[#8a5c12] to-[#5c3a0c]",
  lent: "from-[#6a3f72] to-[#3a2342]",
  passion: "from-[#8a2f35] to-[#471a22]",
  easter: "from-[#8b6110] to-[#3f6b3a]",
  pentecost: "from-[#a53a22] to-[#6d1f2c]",
  ordinary: "from-[#2f6b5b] to-[#1d3f5c]",
};
