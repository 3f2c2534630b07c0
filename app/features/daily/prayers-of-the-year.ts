import { churchAndMission } from "./prayers/church-and-mission";
import { evening } from "./prayers/evening";
import { family } from "./prayers/family";
import { forgiveness } from "./prayers/forgiveness";
import { guidance } from "./prayers/guidance";
import { healing } from "./prayers/healing";
import { hopeInGrief } from "./prayers/hope-in-grief";
import { morning } from "./prayers/morning";
import { peace } from "./prayers/peace";
import { strength } from "./prayers/strength";
import { thanksgiving } from "./prayers/thanksgiving";
import { work } from "./prayers/work";

// Written for this place, so that Catholics, Orthodox and Protestants can pray them together: 43 KB
// of text that only the server imports; a page brings one of them.

export interface Prayer {
  title: string;
  category: string;
  /** Paragraphs, an empty line between two. */
  content: string;
}

/** In the order of the days: no two that stand side by side are alike in mood. */
const categories: readonly (readonly [string, string])[] = [
  ["Morning", morning],
  ["Forgiveness", forgiveness],
  ["Work", work],
  ["Family", family],
  ["Peace", peace],
  ["Thanksgiving", thanksgiving],
  ["Guidance", guidance],
  ["Healing", healing],
  ["Church and Mission", churchAndMission],
  ["Strength", strength],
  ["Hope in Grief", hopeInGrief],
  ["Evening", evening],
];

const byCategory = categories.map(([category, text]) =>
  text
    .split(/^# /m)
    .slice(1)
    .map((entry) => prayerIn(category, entry)),
);

/** In the order in which they are prayed. */
export const prayers: readonly Prayer[] = Array.from(
  { length: Math.max(...byCategory.map(({ length }) => length)) },
  (_, round) => byCategory.flatMap((ofOne) => ofOne[round] ?? []),
).flat();

function prayerIn(category: string, entry: string): Prayer {
  const end = entry.indexOf("\n");
  const paragraphs = entry
    .slice(end)
    .trim()
    .split(/\n{2,}/);
  return {
    title: entry.slice(0, end),
    category,
    // The files break their lines for whoever edits them.
    content: paragraphs.map((text) => text.replaceAll("\n", " ")).join("\n\n"),
  };
}

const day = 86_400_000;

/** The prayer of a 'YYYY-MM-DD': all of them, one a day, before the first comes again. */
export function prayerOf(date: string): Prayer {
  const time = Date.parse(`${date}T00:00:00Z`);
  const days = Math.floor(time / day);
  // Days before 1970 count backwards.
  const at = ((days % prayers.length) + prayers.length) % prayers.length;
  const prayer = prayers[at];
  if (!prayer || new Date(time).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`No such day: ${date}`);
  }
  return prayer;
}
