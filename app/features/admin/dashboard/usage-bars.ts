import { trackedPages } from "~/shared/enums";
import type { FeatureUsage } from "../metrics";

export interface UsageBar {
  label: string;
  value: number;
  /** Over the period's full days. */
  completed: number;
  /** Over as many days just before the period. */
  previous: number;
}

const pageNames: Record<(typeof trackedPages)[number], string> = {
  "verse-of-the-day": "Verse of the Day",
  "prayer-of-the-day": "Prayer of the Day",
  games: "Games",
  videos: "Videos",
  bible: "Bible",
};

/** Always listed, even without players. Other games follow if someone played them. */
const alwaysListedGames = [
  "Bible Trivia",
  "Word Search",
  "Memory Game",
  "Crossword",
  "Bible Quiz",
  "Scripture Match",
];

/** All five pages, or none if nobody opened any. */
export function pageBars(pages: readonly FeatureUsage[]): UsageBar[] {
  if (pages.every(({ users }) => users === 0)) return [];
  return trackedPages.map((page) => toBar(pages, page, pageNames[page]));
}

/** No bars if nobody played. */
export function gameBars(games: readonly FeatureUsage[]): UsageBar[] {
  if (games.every(({ users }) => users === 0)) return [];
  const others = games
    .filter(({ name, users }) => users > 0 && !alwaysListedGames.includes(name))
    .map(({ name }) => name);
  return [...alwaysListedGames, ...others].map((name) =>
    toBar(games, name, name),
  );
}

function toBar(
  uses: readonly FeatureUsage[],
  key: string,
  label: string,
): UsageBar {
  const use = uses.find(({ name }) => name === key);
  const { users = 0, completed = 0, previous = 0 } = use ?? {};
  return { label, value: users, completed, previous };
}
