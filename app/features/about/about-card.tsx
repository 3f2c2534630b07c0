import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { ApiError } from "~/browser/api-client";
import { focusHeading } from "~/ui/focus-back";
import { Folded } from "~/ui/folded";
import { Icon } from "~/ui/icon";
import type { About, AboutPart, Audience } from "./about";
import { AboutMissing } from "./about-missing";
import { useAbout } from "./about.queries";
import { EditAbout } from "./edit-about";
import { FavouriteVerses } from "./favourite-verses";

interface AboutCardProps {
  userId: string;
  /** What the page brought along; null: nothing, or nobody is there. */
  drawn: About | null;
  own: boolean;
}

/** What a person says of themselves, above their posts. Of nothing others see nothing. */
export function AboutCard({ userId, drawn, own }: AboutCardProps) {
  const { data: about, ...query } = useAbout(userId, drawn);
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // What it was asked for with has gone.
    if (!about || !asked.current) return;
    asked.current = false;
    focusHeading(card.current);
  }, [about]);
  if (!about) {
    return query.errorUpdateCount === 0 || isNobody(query.error) ? null : (
      <AboutMissing
        retrying={query.isFetching}
        onRetry={() => {
          asked.current = true;
          void query.refetch();
        }}
      />
    );
  }
  const { faithJourney, favouriteVerses, prayerIntentions, audiences } = about;
  const empty =
    faithJourney === null &&
    prayerIntentions === null &&
    favouriteVerses.length === 0;
  if (empty && !own) return null;

  const seenBy = (part: AboutPart) => audiences && audiences[part];
  return (
    <section
      ref={card}
      aria-labelledby={id}
      className="card px-5 py-4 shadow-card sm:px-7"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="font-serif text-xl">
          About
        </h2>
        {own && (
          <div className="-mr-2">
            <EditAbout
              userId={userId}
              about={about}
              label="Edit what you say about yourself"
            >
              <Icon name="edit" className="size-4.5" />
              Edit
            </EditAbout>
          </div>
        )}
      </div>
      {empty && <Invitation />}
      {faithJourney !== null && (
        <Part title="Faith journey" seenBy={seenBy("faithJourney")}>
          <Folded text={faithJourney} name="faith journey" />
        </Part>
      )}
      {favouriteVerses.length > 0 && (
        <Part
          title="Favourite verses"
          seenBy={
            favouriteVerses.some(({ shown }) => shown)
              ? seenBy("favouriteVerses")
              : "me"
          }
        >
          <FavouriteVerses verses={favouriteVerses} />
        </Part>
      )}
      {prayerIntentions !== null && (
        <Part title="Prayer intentions" seenBy={seenBy("prayerIntentions")}>
          <Folded text={prayerIntentions} name="prayer intentions" />
        </Part>
      )}
    </section>
  );
}

/** Then the page says so. */
function isNobody(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

const seenByWords: Record<Audience, string> = {
  everyone: "Everyone sees this",
  followers: "Your followers see this",
  me: "Only you see this",
};

interface PartProps {
  title: string;
  /** Told to the person alone. */
  seenBy: Audience | null;
  children: ReactNode;
}

function Part({ title, seenBy, children }: PartProps) {
  return (
    <div className="mt-3">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-sm font-semibold text-ink">{title}</h3>
        {seenBy && (
          <p className="text-xs text-ink-soft">{seenByWords[seenBy]}</p>
        )}
      </div>
      {children}
    </div>
  );
}

function Invitation() {
  return (
    <div className="mt-2 flex items-start gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-gold-soft text-gold">
        <Icon name="book-open" />
      </span>
      <p className="text-sm text-ink-soft">
        How did you come to faith, which verses carry you, and what may others
        pray for? Share as much as you like, with everyone, with your followers
        or with nobody yet.
      </p>
    </div>
  );
}
