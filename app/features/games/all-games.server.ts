import { bibleTrivia } from "./bible-trivia/trivia.server";
import { faithJourney } from "./faith-journey/journey.server";
import type { Game } from "./game.server";
import type { GameId } from "./games";
import { memoryVerse } from "./memory/memory.server";
import type { GameTypes } from "./rules";
import { scriptureMatch } from "./scripture-match/match.server";
import { unscrambleVerse } from "./unscramble/unscramble.server";
import { wordSearch } from "./word-search/search.server";

export const allGames: Record<GameId, Game<GameTypes>> = {
  "bible-trivia": bibleTrivia,
  "faith-journey": faithJourney,
  "word-search": wordSearch,
  "scripture-match": scriptureMatch,
  unscramble: unscrambleVerse,
  memory: memoryVerse,
};
