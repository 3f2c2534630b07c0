import type { GameId } from "./games";
import type { Score } from "./score";

/** What the hub says of a game. */
export interface GameCard {
  id: GameId;
  isOpen: boolean;
  /** How far the viewer is with today's puzzle. */
  today: "new" | "begun" | "done";
  score: Score | null;
}
