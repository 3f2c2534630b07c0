import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { focusOnMount } from "~/ui/restore-focus";
import { Leaderboard } from "./leaderboard";
import type { LeaderboardOrder } from "./score";
import type { GameInfo } from "./games";

interface RoundCompleteProps {
  game: GameInfo;
  leaderboard: LeaderboardOrder;
  score: number;
  maxScore: number;
  note: string | null;
  children: ReactNode;
}

export function RoundComplete({
  game,
  leaderboard,
  score,
  maxScore,
  note,
  children,
}: RoundCompleteProps) {
  return (
    <>
      <section className="card animate-rise px-6 py-8 text-center shadow-card">
        <span className="mx-auto grid size-14 place-items-center rounded-full bg-gold-soft text-gold">
          <Icon name="check" className="size-7" />
        </span>
        <h2
          ref={focusOnMount}
          tabIndex={-1}
          className="mt-3 font-serif text-2xl outline-none"
        >
          {praise(score, maxScore)}
        </h2>
        <p className="mt-1 text-lg">
          Score: <strong>{score}</strong> of {maxScore}
        </p>
        <p className="mt-1 min-h-6 text-sm text-ink-soft">{note}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          {children}
        </div>
      </section>
      <Leaderboard game={game} by={leaderboard} />
    </>
  );
}

function praise(score: number, maxScore: number): string {
  if (score === maxScore) return "Congratulations!";
  return score * 2 >= maxScore ? "Well done!" : "Thanks for playing!";
}
