import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/states";
import { BackToGames } from "./back-to-games";
import type { Game } from "./games";
import { dayLabel } from "./share-text";

/** A day's puzzle that is over: nobody is to spend today's one try on it by mistake. */
export function PastDay({ game, day }: { game: Game; day: string }) {
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
        A new one comes every day, the same for everybody.
      </EmptyState>
    </div>
  );
}
