import type { GameId } from "./games";
import type { Score } from "./score";

/** What the hub says of a game. */
export interface GameCard {
  id: GameId;
  isOpen: boolean;
  /** Today's puzzle has an answer of the viewer's. */
  isBegun: boolean;
  score: Score | null;
}
