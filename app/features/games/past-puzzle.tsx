import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/states";
import { BackToGames } from "./back-to-games";
import type { GameInfo } from "./games";
import { dayLabel } from "./share-text";

/** Doesn't redirect to today's puzzle, so that nobody uses up today's try by mistake. */
export function PastPuzzle({ game, day }: { game: GameInfo; day: string }) {
  return (
    <div className="mx-auto w-full max-w-2xl">
      <BackToGames />
      <EmptyState
        icon="calendar"
        heading
        title={`${game.title}: the puzzle of ${dayLabel(day)} is over.`}
        action={
          <Button asChild>
            <Link to={urls.game(game.id, { day: "today" })}>
              Play today’s puzzle
            </Link>
          </Button>
        }
      >
        There’s a new puzzle every day, the same for everyone.
      </EmptyState>
    </div>
  );
}
