import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import type { DailyContent } from "../daily";
import { useDaily } from "../daily.queries";
import { prayerDuration } from "../daily-view";

/** Null if the server couldn't load them. */
export type DailyCards = {
  verse: Pick<DailyContent["verse"], "reference" | "gradient" | "text">;
  prayer: Pick<DailyContent["prayer"], "title">;
} | null;

/** The daily cards above the feed. Without server data they fetch today's content. */
export function HomeCards({ cards }: { cards: DailyCards }) {
  return (
    <div className="min-h-40 lg:min-h-35">
      {cards ? <CardPair cards={cards} /> : <LiveCards />}
    </div>
  );
}

function LiveCards() {
  const { content: verse } = useDaily("verse", null);
  const { content: prayer } = useDaily("prayer", null);
  return <CardPair cards={verse && prayer ? { verse, prayer } : null} />;
}

function CardPair({ cards }: { cards: DailyCards }) {
  return (
    <div className="grid gap-3 min-[20rem]:grid-cols-[11fr_9fr]">
      <Link
        to={urls.verseOfTheDay()}
        className={`relative flex min-h-39 flex-col overflow-hidden rounded-card bg-linear-to-br p-3.5 text-white shadow-card sm:p-4 lg:min-h-34 ${cards?.verse.gradient ?? "from-[#34477f] to-[#26365f]"}`}
      >
        <svg
          viewBox="0 0 120 120"
          className="pointer-events-none absolute -right-8 -bottom-10 size-32 fill-white/8"
          aria-hidden="true"
          focusable="false"
        >
          <circle cx="60" cy="60" r="60" />
          <circle cx="60" cy="60" r="38" />
        </svg>
        <span className="flex items-center gap-2 text-xs font-semibold">
          <Icon name="verse" className="size-4" />
          Verse of the Day
        </span>
        {cards && (
          // Shorter on desktop: the right column shows the whole verse.
          <span className="relative mt-2 line-clamp-3 font-serif text-sm lg:line-clamp-2">
            {cards.verse.text}
          </span>
        )}
        <span className="relative mt-auto pt-2 font-serif text-base">
          {cards?.verse.reference ?? "Read it"}
        </span>
      </Link>
      <Link
        to={urls.prayerOfTheDay()}
        className="card relative flex min-h-39 flex-col overflow-hidden p-3.5 shadow-card sm:p-4 lg:min-h-34"
      >
        <span className="flex items-center gap-2 text-xs font-semibold text-gold">
          <Icon name="prayer" className="size-4" />
          Prayer of the Day
        </span>
        <span className="mt-auto line-clamp-2 pt-3 font-serif text-lg leading-tight">
          {cards?.prayer.title ?? "Pray with us"}
        </span>
        <span className="mt-1 flex items-center gap-1.5 text-xs text-ink-soft">
          <Icon name="clock" className="size-3.5" />
          {prayerDuration}
        </span>
      </Link>
    </div>
  );
}
