import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import type { DailyContent } from "../daily";
import { useDaily } from "../daily.queries";
import { prayerTime } from "../page/day-view";

/** What the two cards say of the day; null where it is not known. */
export type CardsOfTheDay = {
  verse: Pick<DailyContent["verse"], "reference" | "gradient" | "text">;
  prayer: Pick<DailyContent["prayer"], "title">;
} | null;

/** The cards above the feed. Where no server has drawn them they ask for today's by themselves. */
export function HomeCards({ day }: { day: CardsOfTheDay }) {
  return (
    <div className="min-h-40 lg:min-h-35">
      {day ? <Cards day={day} /> : <LiveCards />}
    </div>
  );
}

function LiveCards() {
  const { content: verse } = useDaily("verse", null);
  const { content: prayer } = useDaily("prayer", null);
  return <Cards day={verse && prayer ? { verse, prayer } : null} />;
}

/** spec §2: two side by side, about 55 % and 45 %. */
function Cards({ day }: { day: CardsOfTheDay }) {
  return (
    <div className="grid gap-3 min-[20rem]:grid-cols-[11fr_9fr]">
      <Link
        to={urls.verseOfTheDay()}
        className={`relative flex min-h-39 flex-col overflow-hidden rounded-card bg-linear-to-br p-3.5 text-white shadow-card sm:p-4 lg:min-h-34 ${day?.verse.gradient ?? "from-[#34477f] to-[#26365f]"}`}
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
        {day && (
          // Where the right column has the whole verse, its beginning is enough.
          <span className="relative mt-2 line-clamp-3 font-serif text-sm lg:line-clamp-2">
            {day.verse.text}
          </span>
        )}
        <span className="relative mt-auto pt-2 font-serif text-base">
          {day?.verse.reference ?? "Read it"}
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
          {day?.prayer.title ?? "Pray with us"}
        </span>
        <span className="mt-1 flex items-center gap-1.5 text-xs text-ink-soft">
          <Icon name="clock" className="size-3.5" />
          {prayerTime}
        </span>
      </Link>
    </div>
  );
}
