import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { RoundComplete } from "./round-complete";
import type { GameInfo } from "./games";
import type { PuzzleState } from "./game-page-data";
import type { Play } from "./play";
import { calculateScore, type GameTypes } from "./rules";
import { ShareButton } from "./share-button";
import { buildShareText } from "./share-text";
import { usePuzzle } from "./use-puzzle";

interface PuzzleRoundProps<G extends GameTypes> {
  game: GameInfo;
  puzzle: PuzzleState<G>;
  children: (play: Play<G>) => ReactNode;
}

export function PuzzleRound<G extends GameTypes>({
  game,
  puzzle,
  children,
}: PuzzleRoundProps<G>) {
  const { play, streak } = usePuzzle(game, puzzle);
  if (!play.isOver) return children(play);
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
