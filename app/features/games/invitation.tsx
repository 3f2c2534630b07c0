import { Button } from "~/ui/button";
import { GameArt } from "./game-art";
import type { GameInfo } from "./games";
import { dayLabel } from "./share-text";

interface InvitationProps {
  game: GameInfo;
  /** Day of the puzzle; null for a practice round. */
  day: string | null;
  /** URL of the sign-in page; it returns to the shared puzzle or round. */
  login: string;
}

/** Shown to a signed-out visitor who opened a shared puzzle or round. */
export function Invitation({ game, day, login }: InvitationProps) {
  return (
    <section className="card mx-auto mt-3 max-w-md overflow-hidden text-center shadow-card">
      <GameArt id={game.id} className="aspect-[20/9] w-full" />
      <div className="px-6 pt-6 pb-8">
        <h1 className="font-serif text-3xl">{game.title}</h1>
        <p className="mt-1 font-semibold text-gold">{invitationLabel(day)}</p>
        <p className="mt-3 text-ink-soft">
          {game.description}{" "}
          {day === null
            ? "Everyone with the link plays the same round."
            : "Everyone gets the same puzzle, once a day."}
        </p>
        <Button asChild className="mt-6">
          <a href={login}>Sign in to play</a>
        </Button>
      </div>
    </section>
  );
}

/** "Puzzle for 22 November 2026" */
export function invitationLabel(day: string | null): string {
  return day === null ? "A round to play" : `Puzzle for ${dayLabel(day)}`;
}
