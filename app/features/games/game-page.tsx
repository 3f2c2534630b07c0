import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef, type ComponentType, type RefObject } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { GameInfo } from "./games";
import { levels } from "./level";
import type { GamePageData, PuzzleState } from "./game-page-data";
import { PracticeRound } from "./practice-round";
import { calculateScore, type GameTypes, type Play, type Rules } from "./rules";
import { dayLabel, buildShareText } from "./share-text";
import { plural } from "~/shared/text";
import { RoundComplete } from "./round-complete";
import { ShareButton } from "./share-button";
import { usePuzzle } from "./use-puzzle";

interface GamePageProps<G extends GameTypes> {
  game: GameInfo;
  data: Exclude<GamePageData<G>, { kind: "invitation" }>;
  rules: Rules<G>;
  /** The round until it is over. */
  View: ComponentType<{ play: Play<G> }>;
}

export function GamePage<G extends GameTypes>({
  game,
  data,
  rules,
  View,
}: GamePageProps<G>) {
  const viewer = useViewer();
  const isPuzzle = data.kind === "puzzle";
  const round = isPuzzle ? data.puzzle.date : `${data.level} ${data.seed}`;
  const heading = useNavigationFocus(`${game.id} ${round}`);
  if (!viewer) return null;
  return (
    <div className="mx-auto w-full max-w-2xl">
      <Button asChild variant="quiet" className="-ml-2">
        <Link to={urls.games}>
          <Icon name="arrow-left" />
          Back to Games
        </Link>
      </Button>
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
              ? `Puzzle for ${dayLabel(data.puzzle.date)}`
              : `Practice, round ${data.seed + 1}`}
          </p>
        </div>
        <Button asChild variant="secondary" size="sm">
          <Link to={urls.game(game.id, isPuzzle ? {} : { day: "today" })}>
            {isPuzzle ? "Practice" : "Today's puzzle"}
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
              className="grid touch place-items-center rounded-full text-sm font-semibold text-ink-soft capitalize transition-colors hover:text-ink aria-[current=true]:bg-paper aria-[current=true]:text-ink aria-[current=true]:shadow-card dark:aria-[current=true]:bg-line"
            >
              {level}
            </Link>
          ))}
        </nav>
      )}
      <div className="mt-5">
        {data.kind === "puzzle" ? (
          <PuzzleRound
            key={round}
            game={game}
            puzzle={data.puzzle}
            View={View}
          />
        ) : (
          <PracticeRound
            key={round}
            userId={viewer.id}
            game={game}
            data={data}
            rules={rules}
            View={View}
          />
        )}
      </div>
    </div>
  );
}

/**
 * Focuses the heading after a client-side navigation removed the clicked link and its focus with it. Does nothing
 * on the first load, where the browser starts at the top of the page.
 */
function useNavigationFocus(pageKey: string): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key === "default" || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [pageKey, key]);
  return heading;
}

function PuzzleRound<G extends GameTypes>({
  game,
  puzzle,
  View,
}: Pick<GamePageProps<G>, "game" | "View"> & { puzzle: PuzzleState<G> }) {
  const { play, streak } = usePuzzle(game, puzzle);
  if (!play.isOver) return <View play={play} />;
  const { date, maxScore } = puzzle;
  const results = play.turns.map(({ result }) => result);
  return (
    <RoundComplete
      game={game}
      leaderboard="today"
      score={calculateScore(play.turns)}
      maxScore={maxScore}
      note={`${streak} ${plural(streak, "day", "days")} in a row. The next puzzle is at midnight UTC.`}
    >
      <ShareButton
        label="Share"
        title={game.title}
        text={buildShareText(game.title, date, results, maxScore)}
        path={urls.game(game.id, { day: date })}
      />
      <Button asChild variant="secondary">
        <Link to={urls.game(game.id)}>Practice</Link>
      </Button>
    </RoundComplete>
  );
}
