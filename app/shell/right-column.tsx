import type { VerseOfTheDay } from "~/features/daily/verse-of-the-day";
import { VerseCard } from "~/features/daily/verse-card";
import { SuggestedUsers } from "~/features/users/suggested-users";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { IntentLink } from "~/ui/intent-link";
import { usePageHandle } from "./route-handle";

export interface RightColumnData {
  /** Null if it couldn't be loaded. */
  verse: VerseOfTheDay | null;
}

const quickLinks = [
  { to: urls.groups(), label: "Groups", icon: "people" },
  { to: urls.bible(), label: "Bible Reader", icon: "book-open" },
  { to: urls.prayers, label: "My prayers", icon: "prayer" },
  { to: urls.games, label: "Games", icon: "games" },
  { to: urls.verseGenerator, label: "Verse Generator", icon: "verse" },
] as const;

/** Fetches the data itself if the server didn't send it. */
export function RightColumn({
  initialData,
}: {
  initialData: RightColumnData | null;
}) {
  const { verseOfTheDay } = usePageHandle();
  return (
    <aside
      aria-label="Today"
      className="sticky top-(--banner) h-[calc(100dvh-var(--banner))] w-80 space-y-6 overflow-y-auto py-6 pr-6 max-aside:hidden"
    >
      {!verseOfTheDay && (
        <VerseCard initialVerse={initialData?.verse ?? null} />
      )}
      <section aria-labelledby="quick-links" className="card p-4">
        <h2 id="quick-links" className="px-2 font-serif text-lg">
          Quick Links
        </h2>
        <ul className="mt-1">
          {quickLinks.map(({ to, label, icon }) => (
            <li key={to}>
              <IntentLink
                to={to}
                className="flex touch items-center gap-3 rounded-control px-2 text-sm transition-colors hover:bg-sunken"
              >
                <Icon name={icon} className="size-5 text-gold" />
                {label}
                <Icon
                  name="chevron-right"
                  className="ml-auto size-4 text-ink-soft"
                />
              </IntentLink>
            </li>
          ))}
        </ul>
      </section>
      <SuggestedUsers />
    </aside>
  );
}
