import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Complete } from "./complete";
import type { Game } from "./games";
import type { OpenPuzzle } from "./opened";
import type { Play } from "./play";
import { scoreOf } from "./rules";
import type { Mark } from "./rules";
import { ShareButton } from "./share-button";
import { shareText } from "./share-text";
import { usePuzzle } from "./use-puzzle";

interface PuzzleRoundProps<Shown, Answer, M extends Mark> {
  game: Game;
  puzzle: OpenPuzzle<Shown, Answer, M>;
  children: (play: Play<Shown, Answer, M>) => ReactNode;
}

export function PuzzleRound<Shown, Answer, M extends Mark>({
  game,
  puzzle,
  children,
}: PuzzleRoundProps<Shown, Answer, M>) {
  const { play, streak } = usePuzzle(game, puzzle);
  if (!play.isOver) return children(play);
  const { date, most } = puzzle;
  const marks = play.turns.map(({ mark }) => mark);
  return (
    <Complete
      game={game}
      board="today"
      points={scoreOf(play.turns)}
      most={most}
      note={`${streak} ${plural(streak, "day", "days")} in a row. The next puzzle comes at midnight, UTC.`}
    >
      <ShareButton
        label="Share"
        title={game.title}
        text={shareText(game.title, date, marks, most)}
        path={urls.game(game.id, { day: date })}
      />
      <Button asChild variant="secondary">
        <Link to={urls.game(game.id)}>Practice</Link>
      </Button>
    </Complete>
  );
}
