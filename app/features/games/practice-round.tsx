import { Link } from "@remix-run/react";
import type { ComponentType } from "react";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { RoundComplete } from "./round-complete";
import type { GameInfo } from "./games";
import { calculateScore, type GameTypes, type Play, type Rules } from "./rules";
import { ShareButton } from "./share-button";
import { usePractice, type Practice } from "./use-practice";

interface PracticeRoundProps<G extends GameTypes> {
  userId: string;
  game: GameInfo;
  data: Practice<G>;
  rules: Rules<G>;
  View: ComponentType<{ play: Play<G> }>;
}

export function PracticeRound<G extends GameTypes>({
  userId,
  game,
  data,
  rules,
  View,
}: PracticeRoundProps<G>) {
  const { play, score } = usePractice(userId, game, data, rules);
  const { seed, level, round } = data;
  const next = urls.game(game.id, { seed: seed + 1, level });
  if (!play.isOver) {
    return (
      <>
        <View play={play} />
        <Button asChild variant="quiet" className="mx-auto mt-5 flex w-fit">
          <Link to={next}>{game.newRoundLabel ?? "New round"}</Link>
        </Button>
      </>
    );
  }
  return (
    <RoundComplete
      game={game}
      leaderboard="best"
      score={calculateScore(play.turns)}
      maxScore={rules.getMaxScore(round)}
      note={
        score?.plays
          ? `Your best: ${score.best} of ${score.bestMaxScore}, in ${score.plays} ${plural(score.plays, "round", "rounds")}.`
          : null
      }
    >
      <Button asChild>
        <Link to={next}>{game.newRoundLabel ?? "Play Again"}</Link>
      </Button>
      <ShareButton
        label="Share this round"
        title={game.title}
        text={`Play this round of ${game.title} with me.`}
        path={urls.game(game.id, { seed, level })}
      />
    </RoundComplete>
  );
}
