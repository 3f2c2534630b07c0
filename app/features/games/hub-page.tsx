import { Link } from "@remix-run/react";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { toast } from "~/ui/toast-store";
import { GameArt } from "./game-art";
import { gameOf } from "./games";
import type { GameCard } from "./hub";

/** spec §2: the six games. */
export function HubPage({ cards }: { cards: readonly GameCard[] }) {
  return (
    <div className="mx-auto w-full max-w-3xl">
      <h1 className="font-serif text-3xl">Games</h1>
      <p className="mt-1 text-ink-soft">
        A few quiet minutes with the Bible, alone or with friends.
      </p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {cards.map((card) => (
          <li key={card.id}>
            {card.isOpen ? <OpenGame {...card} /> : <ClosedGame {...card} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

const look =
  "card relative flex h-full w-full flex-col overflow-hidden text-left shadow-card";

function OpenGame({ id, today, score }: GameCard) {
  const { title, about } = gameOf(id);
  return (
    <article className={`${look} transition-shadow hover:shadow-float`}>
      <GameArt id={id} className="aspect-[20/9] w-full" />
      <div className="flex flex-1 flex-col p-4">
        <h2 className="font-serif text-xl">
          <Link
            to={urls.game(id)}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{about}</p>
        <p className="mt-2 flex flex-wrap gap-x-3 text-sm text-ink-soft empty:hidden">
          {score && score.plays > 0 && (
            <span>
              Best: {score.best} of {score.bestOf}
            </span>
          )}
          {score && score.streak > 0 && (
            <span>
              {score.streak} {plural(score.streak, "day", "days")} in a row
            </span>
          )}
        </p>
        <div className="mt-auto pt-3">
          <Link
            to={urls.game(id, { day: "today" })}
            className="btn btn-secondary btn-sm z-10 w-full"
          >
            {todayWords[today]}
          </Link>
        </div>
      </div>
    </article>
  );
}

const todayWords = {
  new: "Today’s puzzle",
  begun: "Go on with today’s puzzle",
  done: "Today’s puzzle: done",
};

function ClosedGame({ id }: GameCard) {
  const { title, about } = gameOf(id);
  return (
    <button
      type="button"
      className={look}
      onClick={() => {
        toast({
          title: "Coming Soon!",
          description: "This game will be available in a future update.",
        });
      }}
    >
      <GameArt
        id={id}
        className="aspect-[20/9] w-full opacity-60 saturate-50"
      />
      <span className="absolute top-3 right-3">
        <Badge tone="gold">Coming Soon</Badge>
      </span>
      <span className="block p-4">
        <span className="block font-serif text-xl">{title}</span>
        <span className="mt-1 block text-sm text-ink-soft">{about}</span>
      </span>
    </button>
  );
}
