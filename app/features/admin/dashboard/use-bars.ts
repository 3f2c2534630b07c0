import { countedPages } from "~/shared/enums";
import type { Use } from "../figures";

export interface UseBar {
  label: string;
  value: number;
  /** On the full days of the period. */
  compared: number;
  /** On as many days before. */
  before: number;
}

const pageNames: Record<(typeof countedPages)[number], string> = {
  "verse-of-the-day": "Verse of the Day",
  "prayer-of-the-day": "Prayer of the Day",
  games: "Games",
  videos: "Videos",
  bible: "Bible",
};

/** spec §2: the six that are always listed, be they played or not; others follow where they were. */
const listedGames = [
  "Bible Trivia",
  "Word Search",
  "Memory Game",
  "Crossword",
  "Bible Quiz",
  "Scripture Match",
];

/** The five pages in the order of the specification; none where nobody opened any. */
export function pageBars(pages: readonly Use[]): UseBar[] {
  if (pages.every(({ people }) => people === 0)) return [];
  return countedPages.map((page) => barOf(pages, page, pageNames[page]));
}

/** Six names, and whatever else was played; none where nobody played. */
export function gameBars(games: readonly Use[]): UseBar[] {
  if (games.every(({ people }) => people === 0)) return [];
  const others = games
    .filter(({ name, people }) => people > 0 && !listedGames.includes(name))
    .map(({ name }) => name);
  return [...listedGames, ...others].map((name) => barOf(games, name, name));
}

function barOf(uses: readonly Use[], key: string, label: string): UseBar {
  const use = uses.find(({ name }) => name === key);
  const { people = 0, compared = 0, before = 0 } = use ?? {};
  return { label, value: people, compared, before };
}
