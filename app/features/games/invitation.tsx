import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { GameArt } from "./game-art";
import type { Game } from "./games";
import { dayLabel } from "./share-text";

/** What a visitor sees who was sent a day's puzzle: which it is, and the way in. */
export function Invitation({ game, day }: { game: Game; day: string }) {
  return (
    <section className="card mx-auto mt-3 max-w-md overflow-hidden text-center shadow-card">
      <GameArt id={game.id} className="aspect-[20/9] w-full" />
      <div className="px-6 pt-6 pb-8">
        <h1 className="font-serif text-3xl">{game.title}</h1>
        <p className="mt-1 font-semibold text-gold">
          Puzzle of {dayLabel(day)}
        </p>
        <p className="mt-3 text-ink-soft">
          {game.about} Everybody gets the same puzzle, once a day.
        </p>
        <Button asChild className="mt-6">
          <a href={urls.api.loginReturningTo(urls.game(game.id, { day }))}>
            Sign in to play
          </a>
        </Button>
      </div>
    </section>
  );
}
