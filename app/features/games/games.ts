import { gameIds } from "~/shared/enums";

export type GameId = (typeof gameIds)[number];

export interface Game {
  id: GameId;
  title: string;
  /** By which analytics count it. */
  gameName: string;
  /** What one does in it. */
  about: string;
  /** What the next round is called, at the end of one and before. */
  again: string;
  another: string;
  /** Whether one chooses how hard practice is. */
  hasLevels: boolean;
}

/** In the order of their numbers. */
export const games: readonly Game[] = [
  {
    id: "bible-trivia",
    title: "Bible Trivia",
    gameName: "Bible Trivia",
    about: "Questions from Genesis to Revelation, each with its verse.",
    again: "Play Again",
    another: "Other questions",
    hasLevels: true,
  },
  {
    id: "faith-journey",
    title: "Faith Journey",
    gameName: "Faith Journey",
    about: "Stand where they stood, and choose.",
    again: "Play Again",
    another: "Other stories",
    hasLevels: false,
  },
  {
    id: "word-search",
    title: "Word Search",
    gameName: "Word Search",
    about: "Words of a passage, hidden among letters.",
    again: "New Words",
    another: "New Words",
    hasLevels: true,
  },
  {
    id: "scripture-match",
    title: "Scripture Match",
    gameName: "Scripture Match",
    about: "Bring a verse and its place together.",
    again: "Play Again",
    another: "Other verses",
    hasLevels: false,
  },
  {
    id: "unscramble",
    title: "Unscramble",
    gameName: "Unscramble",
    about: "Put the words of a verse in order.",
    again: "Play Again",
    another: "Other verses",
    hasLevels: false,
  },
  {
    id: "memory",
    title: "Memory",
    gameName: "Memory Game",
    about: "Learn a verse by heart.",
    again: "Play Again",
    another: "Other verses",
    hasLevels: false,
  },
];

export function isGameId(id: string): id is GameId {
  return gameIds.some((one) => one === id);
}

/** There is one for every id: a test holds it. */
export function gameOf(id: GameId): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`No game is called ${id}.`);
  return game;
}
