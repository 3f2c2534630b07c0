import { Link } from "@remix-run/react";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";
import { toast } from "~/ui/toast-store";
import { GameArt } from "./game-art";
import { getGameInfo, type GameId } from "./games";
import type { Score } from "./score";

export interface GameCard {
  id: GameId;
  isOpen: boolean;
  score: Score | null;
}

export function HubPage({ cards }: { cards: readonly GameCard[] }) {
  return (
    <div className="mx-auto w-full max-w-3xl">
      <h1 className="font-serif text-3xl">Games</h1>
      <p className="mt-1 text-ink-soft">
        A few quiet minutes with the Bible, alone or with friends.
      </p>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-4">
        {cards.map((card) => (
          <li key={card.id}>
            {card.isOpen ? <OpenGame {...card} /> : <ClosedGame {...card} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

const cardStyle =
  "card relative grid h-full w-full grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden text-left shadow-card tight:flex tight:flex-col sm:flex sm:flex-col";

const artStyle =
  "h-full w-full tight:aspect-[20/9] tight:h-auto sm:aspect-[20/9] sm:h-auto";

function OpenGame({ id, score }: GameCard) {
  const { title, description } = getGameInfo(id);
  return (
    <article className={`${cardStyle} transition-shadow hover:shadow-float`}>
      <GameArt id={id} className={artStyle} />
      <div className="flex flex-1 flex-col p-3 sm:p-4">
        <h2 className="font-serif text-xl">
          <Link
            to={urls.game(id)}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{description}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft empty:hidden">
          {score && score.plays > 0 && (
            <span>
              Best: {score.best} of {score.bestMaxScore}
            </span>
          )}
          {score && score.streak > 0 && (
            <span>
              {score.streak} {plural(score.streak, "day", "days")} in a row
            </span>
          )}
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-2 sm:pt-3">
          <Link
            to={urls.game(id, { day: "today" })}
            className="btn btn-secondary btn-sm z-10 flex-auto"
          >
            {score?.today ? (
              <>
                <Icon name="check" className="size-4 text-success" />
                Today's puzzle: {score.today.score} of {score.today.maxScore}
              </>
            ) : (
              "Today's puzzle"
            )}
          </Link>
          <Link
            to={urls.game(id)}
            aria-label={`Practice ${title}`}
            className="btn btn-quiet btn-sm z-10 flex-auto"
          >
            Practice
          </Link>
        </div>
      </div>
    </article>
  );
}

function ClosedGame({ id }: GameCard) {
  const { title, description } = getGameInfo(id);
  return (
    <button
      type="button"
      className={cardStyle}
      onClick={() => {
        toast({
          title: "Coming Soon!",
          description: "This game will be available in a future update.",
        });
      }}
    >
      <GameArt id={id} className={`${artStyle} opacity-60 saturate-50`} />
      <span className="block p-3 sm:p-4">
        <span className="block sm:absolute sm:top-3 sm:right-3">
          <Badge tone="gold">Coming Soon</Badge>
        </span>
        <span className="block font-serif text-xl">{title}</span>
        <span className="mt-1 block text-sm text-ink-soft">{description}</span>
      </span>
    </button>
  );
}
