import type { gameIds } from "~/shared/enums";

export type GameId = (typeof gameIds)[number];

export interface GameInfo {
  id: GameId;
  title: string;
  /** The name analytics uses, if it isn't the title. */
  gameName?: string;
  description: string;
  /** Label of the link to the next round. */
  newRoundLabel?: string;
  hasLevels?: true;
}

/** In the order of the hub. */
export const games: readonly GameInfo[] = [
  {
    id: "bible-trivia",
    title: "Bible Trivia",
    description: "Questions from Genesis to Revelation, each with its verse.",
    hasLevels: true,
  },
  {
    id: "faith-journey",
    title: "Faith Journey",
    description: "Step into a Bible story and choose what happens.",
  },
  {
    id: "word-search",
    title: "Word Search",
    description: "Find the words of a passage in a grid of letters.",
    newRoundLabel: "New Words",
    hasLevels: true,
  },
  {
    id: "scripture-match",
    title: "Scripture Match",
    description: "Match each verse with its reference.",
  },
  {
    id: "unscramble",
    title: "Unscramble",
    description: "Put the words of a verse in order.",
  },
  {
    id: "memory",
    title: "Memory",
    gameName: "Memory Game",
    description: "Learn a verse by heart.",
  },
];

export function getGameInfo(id: GameId): GameInfo {
  const game = games.find((candidate) => candidate.id === id);
  if (!game) throw new Error(`Unknown game: ${id}`);
  return game;
}
