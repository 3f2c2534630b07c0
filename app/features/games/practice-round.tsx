import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Complete } from "./complete";
import type { Game } from "./games";
import type { Play } from "./play";
import { scoreOf } from "./rules";
import type { Mark, Rules } from "./rules";
import { ShareButton } from "./share-button";
import { usePractice } from "./use-practice";
import type { Practice } from "./use-practice";

interface PracticeRoundProps<Round, Shown, Answer, M extends Mark> {
  /** Whose round it is. */
  owner: string;
  game: Game;
  opened: Practice<Round>;
  rules: Rules<Round, Shown, Answer, M>;
  children: (play: Play<Shown, Answer, M>) => ReactNode;
}

export function PracticeRound<Round, Shown, Answer, M extends Mark>({
  owner,
  game,
  opened,
  rules,
  children,
}: PracticeRoundProps<Round, Shown, Answer, M>) {
  const { play, score } = usePractice(owner, game, opened, rules);
  const { seed, level, round } = opened;
  const next = urls.game(game.id, { seed: seed + 1, level });
  if (!play.isOver) {
    return (
      <>
        {children(play)}
        <Button asChild variant="quiet" className="mx-auto mt-5 flex w-fit">
          <Link to={next}>{game.another}</Link>
        </Button>
      </>
    );
  }
  return (
    <Complete
      game={game}
      board="best"
      points={scoreOf(play.turns)}
      most={rules.most(round)}
      note={
        score?.plays
          ? `Your best: ${score.best} of ${score.bestOf}, in ${score.plays} ${plural(score.plays, "round", "rounds")}.`
          : null
      }
    >
      <Button asChild>
        <Link to={next}>{game.again}</Link>
      </Button>
      <ShareButton
        label="Share this round"
        title={game.title}
        text={`Play this round of ${game.title} with me.`}
        path={urls.game(game.id, { seed, level })}
      />
    </Complete>
  );
}
