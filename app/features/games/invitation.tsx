import { Button } from "~/ui/button";
import { GameArt } from "./game-art";
import type { Game } from "./games";
import type { Waiting } from "./opened";
import { dayLabel } from "./share-text";

interface InvitationProps extends Omit<Waiting, "path"> {
  game: Game;
  /** Leads through signing in to what was sent. */
  login: string;
}

/** What a visitor sees who was sent a day's puzzle or a round: which it is, and the way in. */
export function Invitation({ game, day, isPast, login }: InvitationProps) {
  return (
    <section className="card mx-auto mt-3 max-w-md overflow-hidden text-center shadow-card">
      <GameArt id={game.id} className="aspect-[20/9] w-full" />
      <div className="px-6 pt-6 pb-8">
        <h1 className="font-serif text-3xl">{game.title}</h1>
        <p className="mt-1 font-semibold text-gold">{kindOf(day)}</p>
        <p className="mt-3 text-ink-soft">
          {game.about}{" "}
          {day === null
            ? "Whoever has the link plays the same round."
            : isPast
              ? "That day is over; today’s puzzle is waiting."
              : "Everybody gets the same puzzle, once a day."}
        </p>
        <Button asChild className="mt-6">
          <a href={login}>Sign in to play</a>
        </Button>
      </div>
    </section>
  );
}

/** "Puzzle of 22 November 2026" */
export function kindOf(day: string | null): string {
  return day === null ? "A round to play" : `Puzzle of ${dayLabel(day)}`;
}
