import { gameIds } from "~/shared/enums";

export type GameId = (typeof gameIds)[number];

export interface GameInfo {
  id: GameId;
  title: string;
  /** The name analytics uses. It differs from the title for Memory. */
  gameName: string;
  description: string;
  /** Label of the link to the next round once this one is over. */
  playAgainLabel: string;
  /** The same link while the round is still being played. */
  otherRoundLabel: string;
  hasLevels: boolean;
}

/** In the order of the hub. */
export const games: readonly GameInfo[] = [
  {
    id: "bible-trivia",
    title: "Bible Trivia",
    gameName: "Bible Trivia",
    description: "Questions from Genesis to Revelation, each with its verse.",
    playAgainLabel: "Play Again",
    otherRoundLabel: "Other questions",
    hasLevels: true,
  },
  {
    id: "faith-journey",
    title: "Faith Journey",
    gameName: "Faith Journey",
    description: "Step into a Bible story and choose what happens.",
    playAgainLabel: "Play Again",
    otherRoundLabel: "Other stories",
    hasLevels: false,
  },
  {
    id: "word-search",
    title: "Word Search",
    gameName: "Word Search",
    description: "Find the words of a passage in a grid of letters.",
    playAgainLabel: "New Words",
    otherRoundLabel: "New Words",
    hasLevels: true,
  },
  {
    id: "scripture-match",
    title: "Scripture Match",
    gameName: "Scripture Match",
    description: "Match each verse with its reference.",
    playAgainLabel: "Play Again",
    otherRoundLabel: "Other verses",
    hasLevels: false,
  },
  {
    id: "unscramble",
    title: "Unscramble",
    gameName: "Unscramble",
    description: "Put the words of a verse in order.",
    playAgainLabel: "Play Again",
    otherRoundLabel: "Other verses",
    hasLevels: false,
  },
  {
    id: "memory",
    title: "Memory",
    gameName: "Memory Game",
    description: "Learn a verse by heart.",
    playAgainLabel: "Play Again",
    otherRoundLabel: "Other verses",
    hasLevels: false,
  },
];

export function isGameId(id: string): id is GameId {
  return gameIds.some((gameId) => gameId === id);
}

export function getGameInfo(id: GameId): GameInfo {
  const game = games.find((candidate) => candidate.id === id);
  if (!game) throw new Error(`Unknown game: ${id}`);
  return game;
}
