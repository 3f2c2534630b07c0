import type { GameId } from "./games";
import type { Score } from "./score";

export interface GameCard {
  id: GameId;
  isOpen: boolean;
  /** The viewer has answered at least one step of today's puzzle. */
  hasStartedPuzzle: boolean;
  score: Score | null;
}
