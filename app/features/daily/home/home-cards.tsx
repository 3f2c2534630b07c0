import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import type { DailyContent, DailyKind } from "../daily";
import { LightCircles } from "../verse-card";

/** Null if the server couldn't load them. */
export type DailyCards = {
  verse: Pick<DailyContent["verse"], "reference" | "gradient" | "text">;
  prayer: Pick<DailyContent["prayer"], "title">;
} | null;

interface HomeCardsProps {
  cards: DailyCards;
  /** The button in a card's corner that opens its story, on small screens only. */
  renderRing: (kind: DailyKind) => ReactNode;
}

const cardClass =
  "relative flex h-full min-h-42 flex-col overflow-hidden rounded-card p-3.5 shadow-card sm:p-4 lg:min-h-40";
/** On small screens the ring takes the icon's position. */
const labelClass =
  "flex min-h-8 items-center gap-2 text-xs/tight font-semibold max-lg:ps-11 lg:min-h-0";

/** The daily cards above the feed. */
export function HomeCards({ cards, renderRing }: HomeCardsProps) {
  return (
    <div className="grid gap-3 min-[20rem]:grid-cols-[11fr_9fr]">
      <div className="relative">
        <Link
          to={urls.verseOfTheDay()}
          className={`${cardClass} bg-linear-to-br text-white ${cards?.verse.gradient ?? "from-[#34477f] to-[#26365f]"}`}
        >
          <LightCircles className="-right-8 -bottom-10 size-32" />
          <span className={labelClass}>
            <Icon name="verse" className="size-4 max-lg:hidden" />
            Verse of the Day
          </span>
          {cards && (
            <span className="relative mt-2 line-clamp-3 font-serif text-sm">
              {cards.verse.text}
            </span>
          )}
          <span className="relative mt-auto pt-2 font-serif text-base">
            {cards?.verse.reference ?? "Read it"}
          </span>
        </Link>
        {renderRing("verse")}
      </div>
      <div className="relative">
        <Link
          to={urls.prayerOfTheDay()}
          className={`${cardClass} border border-line bg-paper`}
        >
          <span className={`${labelClass} text-gold`}>
            <Icon name="prayer" className="size-4 max-lg:hidden" />
            Prayer of the Day
          </span>
          <span className="mt-auto line-clamp-2 pt-3 font-serif text-lg leading-tight">
            {cards?.prayer.title ?? "Pray with us"}
          </span>
          <span className="mt-1 flex items-center gap-1.5 text-xs text-ink-soft">
            <Icon name="clock" className="size-3.5" />
            4-6 min
          </span>
        </Link>
        {renderRing("prayer")}
      </div>
    </div>
  );
}
