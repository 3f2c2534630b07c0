import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { BackToGames } from "./back-to-games";
import type { GameInfo } from "./games";
import { levelNames, levels } from "./level";
import type { PlayableGameData } from "./game-page-data";
import type { Play } from "./play";
import { PracticeRound } from "./practice-round";
import { PuzzleRound } from "./puzzle-round";
import type { GameTypes, Rules } from "./rules";
import { dayLabel } from "./share-text";
import { useNavigationFocus } from "./use-navigation-focus";

export interface GamePageProps<G extends GameTypes> {
  game: GameInfo;
  data: PlayableGameData<G>;
  rules: Rules<G>;
  /** Renders the round until it is over. */
  children: (play: Play<G>) => ReactNode;
}

export function GamePage<G extends GameTypes>({
  game,
  data,
  rules,
  children,
}: GamePageProps<G>) {
  const viewer = useViewer();
  const isPuzzle = data.kind === "puzzle";
  const round = isPuzzle ? data.puzzle.date : `${data.level} ${data.seed}`;
  const heading = useNavigationFocus(`${game.id} ${round}`);
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
              ? `Puzzle of ${dayLabel(data.puzzle.date)}`
              : `Practice, round ${data.seed + 1}`}
          </p>
        </div>
        <Button asChild variant="secondary" size="sm">
          <Link to={urls.game(game.id, isPuzzle ? {} : { day: "today" })}>
            {isPuzzle ? "Practice" : "Today’s puzzle"}
          </Link>
        </Button>
      </header>
      {game.hasLevels && data.kind === "practice" && (
        <nav
          aria-label="Difficulty"
          className="mt-4 grid grid-cols-3 gap-1 rounded-full bg-sunken p-1"
        >
          {levels.map((level) => (
            <Link
              key={level}
              to={urls.game(game.id, { seed: data.seed, level })}
              aria-current={level === data.level}
              className="grid touch place-items-center rounded-full text-sm font-semibold text-ink-soft transition-colors hover:text-ink aria-[current=true]:bg-paper aria-[current=true]:text-ink aria-[current=true]:shadow-card dark:aria-[current=true]:bg-line"
            >
              {levelNames[level]}
            </Link>
          ))}
        </nav>
      )}
      <div className="mt-5">
        {data.kind === "puzzle" ? (
          <PuzzleRound key={round} game={game} puzzle={data.puzzle}>
            {children}
          </PuzzleRound>
        ) : (
          <PracticeRound
            key={round}
            userId={viewer.id}
            game={game}
            data={data}
            rules={rules}
          >
            {children}
          </PracticeRound>
        )}
      </div>
    </div>
  );
}
