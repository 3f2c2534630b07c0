import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { BackToGames } from "./back-to-games";
import type { Game } from "./games";
import { levelNames, levels } from "./level";
import type { Playable } from "./opened";
import type { Play } from "./play";
import { PracticeRound } from "./practice-round";
import { PuzzleRound } from "./puzzle-round";
import type { Mark, Rules } from "./rules";
import { dayLabel } from "./share-text";
import { useLandingFocus } from "./use-landing-focus";

export interface GamePageProps<Round, Shown, Answer, M extends Mark> {
  game: Game;
  opened: Playable<Round, Shown, Answer, M>;
  rules: Rules<Round, Shown, Answer, M>;
  /** The round until it is over. */
  children: (play: Play<Shown, Answer, M>) => ReactNode;
}

/** One game: the way back, what is being played, the round, and when it is over the score. */
export function GamePage<Round, Shown, Answer, M extends Mark>({
  game,
  opened,
  rules,
  children,
}: GamePageProps<Round, Shown, Answer, M>) {
  const viewer = useViewer();
  const isPuzzle = opened.kind === "puzzle";
  const round = isPuzzle
    ? opened.puzzle.date
    : `${opened.level} ${opened.seed}`;
  const heading = useLandingFocus(`${game.id} ${round}`);
  if (!viewer) return null;
  return (
    <div className="mx-auto w-full max-w-2xl">
      <BackToGames />
      <header className="mt-1 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-serif text-3xl outline-none"
          >
            {game.title}
          </h1>
          <p className="text-sm text-ink-soft">
            {isPuzzle
              ? `Puzzle of ${dayLabel(opened.puzzle.date)}`
              : `Practice, round ${opened.seed + 1}`}
          </p>
        </div>
        <Button asChild variant="secondary" size="sm">
          <Link to={urls.game(game.id, isPuzzle ? {} : { day: "today" })}>
            {isPuzzle ? "Practice" : "Today’s puzzle"}
          </Link>
        </Button>
      </header>
      {game.hasLevels && opened.kind === "practice" && (
        <nav
          aria-label="Difficulty"
          className="mt-4 grid grid-cols-3 gap-1 rounded-full bg-sunken p-1"
        >
          {levels.map((level) => (
            <Link
              key={level}
              to={urls.game(game.id, { seed: opened.seed, level })}
              aria-current={level === opened.level}
              className="grid touch place-items-center rounded-full text-sm font-semibold text-ink-soft transition-colors hover:text-ink aria-[current=true]:bg-paper aria-[current=true]:text-ink aria-[current=true]:shadow-card dark:aria-[current=true]:bg-line"
            >
              {levelNames[level]}
            </Link>
          ))}
        </nav>
      )}
      <div className="mt-5">
        {opened.kind === "puzzle" ? (
          <PuzzleRound key={round} game={game} puzzle={opened.puzzle}>
            {children}
          </PuzzleRound>
        ) : (
          <PracticeRound
            key={round}
            owner={viewer.id}
            game={game}
            opened={opened}
            rules={rules}
          >
            {children}
          </PracticeRound>
        )}
      </div>
    </div>
  );
}
