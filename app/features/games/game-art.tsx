import type { GameId } from "./games";
import bibleTrivia from "./art/bible-trivia.svg";
import faithJourney from "./art/faith-journey.svg";
import memory from "./art/memory.svg";
import scriptureMatch from "./art/scripture-match.svg";
import unscramble from "./art/unscramble.svg";
import wordSearch from "./art/word-search.svg";

const artwork: Record<GameId, string> = {
  "bible-trivia": bibleTrivia,
  "faith-journey": faithJourney,
  "word-search": wordSearch,
  "scripture-match": scriptureMatch,
  unscramble,
  memory,
};

export function GameArt({ id, className }: { id: GameId; className: string }) {
  return (
    <img
      src={artwork[id]}
      alt=""
      width={480}
      height={216}
      className={`object-cover ${className}`}
    />
  );
}
