import type { gameIds } from "~/shared/enums";

export type GameId = (typeof gameIds)[number];

export interface GameInfo {
  id: GameId;
  title: string;
  /** The name analytics uses, if it isn't the title. */
  gameName?: string;
  description: string;
  /** Label of the link to the next round once this one is over; "Play Again" by default. */
  playAgainLabel?: string;
  /** The same link while the round is still being played. */
  otherRoundLabel: string;
  hasLevels?: true;
}

/** In the order of the hub. */
export const games: readonly GameInfo[] = [
  {
    id: "bible-trivia",
    title: "Bible Trivia",
    description: "Questions from Genesis to Revelation, each with its verse.",
    otherRoundLabel: "New Questions",
    hasLevels: true,
  },
  {
    id: "faith-journey",
    title: "Faith Journey",
    description: "Step into a Bible story and choose what happens.",
    otherRoundLabel: "New Stories",
  },
  {
    id: "word-search",
    title: "Word Search",
    description: "Find the words of a passage in a grid of letters.",
    playAgainLabel: "New Words",
    otherRoundLabel: "New Words",
    hasLevels: true,
  },
  {
    id: "scripture-match",
    title: "Scripture Match",
    description: "Match each verse with its reference.",
    otherRoundLabel: "Other verses",
  },
  {
    id: "unscramble",
    title: "Unscramble",
    description: "Put the words of a verse in order.",
    otherRoundLabel: "Other verses",
  },
  {
    id: "memory",
    title: "Memory",
    gameName: "Memory Game",
    description: "Learn a verse by heart.",
    otherRoundLabel: "Other verses",
  },
];

export function getGameInfo(id: GameId): GameInfo {
  const game = games.find((candidate) => candidate.id === id);
  if (!game) throw new Error(`Unknown game: ${id}`);
  return game;
}
