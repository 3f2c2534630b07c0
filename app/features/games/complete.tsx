import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { Board } from "./board";
import type { BoardOrder } from "./board-entry";
import type { Game } from "./games";

interface CompleteProps {
  game: Game;
  board: BoardOrder;
  points: number;
  most: number;
  /** How it stands with other rounds. */
  note: string | null;
  /** The ways on. */
  children: ReactNode;
}

/** The end of a round: what it was worth, and how it goes on. */
export function Complete({
  game,
  board,
  points,
  most,
  note,
  children,
}: CompleteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <section className="card animate-rise px-6 py-8 text-center shadow-card">
        <span className="mx-auto grid size-14 place-items-center rounded-full bg-gold-soft text-gold">
          <Icon name="check" className="size-7" />
        </span>
        <h2
          ref={heading}
          tabIndex={-1}
          className="mt-3 font-serif text-2xl outline-none"
        >
          {praise(points, most)}
        </h2>
        <p className="mt-1 text-lg">
          Score: <strong>{points}</strong> of {most}
        </p>
        <p className="mt-1 min-h-6 text-sm text-ink-soft">{note}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          {children}
        </div>
      </section>
      <Board game={game} by={board} />
    </>
  );
}

function praise(points: number, most: number): string {
  if (points === most) return "Congratulations!";
  return points * 2 >= most ? "Well done!" : "Good that you played.";
}
