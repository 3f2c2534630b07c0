import { useId, useState, type ReactNode } from "react";
import { ApiError } from "~/client/api-client";
import { LinkedText } from "~/features/posts/post-text";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { ReadMore } from "~/ui/read-more";
import { Icon } from "~/ui/icon";
import type { About, Audience } from "./about";
import { useAbout } from "./about.queries";
import { FavouriteVerses } from "./favourite-verses";
import { Button } from "~/ui/button";
import { Lazy, lazyCode } from "~/ui/lazy";
import { LoadError } from "~/ui/load-error";

/** Lazy, because its reference parser adds 12 KB that only editing needs. */
const dialog = lazyCode(() => import("./about-dialog"));

interface AboutCardProps {
  userId: string;
  /** From the loader; null if the user doesn't exist or loading failed. */
  initialAbout: About | null;
  isOwn: boolean;
}

/** The About section above a user's posts. Others don't see it while it is empty. */
export function AboutCard({ userId, initialAbout, isOwn }: AboutCardProps) {
  const { data: about, ...query } = useAbout(userId, initialAbout);
  const id = useId();
  if (!about) {
    return query.errorUpdateCount === 0 || isNotFound(query.error) ? null : (
      <div className="card px-5 py-4 shadow-card sm:px-7">
        <LoadError
          retrying={query.isFetching}
          onRetry={() => {
            restoreFocusAfterRemoval();
            void query.refetch();
          }}
        >
          Couldn't load the About section. Please check your connection.
        </LoadError>
      </div>
    );
  }
  const { faithJourney, favouriteVerses, prayerIntentions, audiences } = about;
  const empty =
    faithJourney === null &&
    prayerIntentions === null &&
    favouriteVerses.length === 0;
  if (empty && !isOwn) return null;

  return (
    <section
      aria-labelledby={id}
      className="card px-5 py-4 shadow-card sm:px-7"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="font-serif text-xl">
          About
        </h2>
        {isOwn && (
          <div className="-mr-2">
            <EditAbout userId={userId} about={about} />
          </div>
        )}
      </div>
      {empty && <Invitation />}
      {faithJourney !== null && (
        <Section title="Faith journey" audience={audiences?.faithJourney}>
          <ReadMore text={faithJourney} name="faith journey">
            <LinkedText text={faithJourney} />
          </ReadMore>
        </Section>
      )}
      {favouriteVerses.length > 0 && (
        <Section
          title="Favourite verses"
          audience={
            favouriteVerses.some(({ shown }) => shown)
              ? audiences?.favouriteVerses
              : "me"
          }
        >
          <FavouriteVerses verses={favouriteVerses} />
        </Section>
      )}
      {prayerIntentions !== null && (
        <Section
          title="Prayer intentions"
          audience={audiences?.prayerIntentions}
        >
          <ReadMore text={prayerIntentions} name="prayer intentions">
            <LinkedText text={prayerIntentions} />
          </ReadMore>
        </Section>
      )}
    </section>
  );
}

function EditAbout(props: { userId: string; about: About }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label="Edit what you say about yourself"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="edit" className="size-4.5" />
        Edit
      </Button>
      {open && (
        <Lazy code={dialog} onError={close}>
          {(code) => <code.AboutDialog {...props} onClose={close} />}
        </Lazy>
      )}
    </>
  );
}

/** The page itself shows that the user doesn't exist. */
function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

const audienceText: Record<Audience, string> = {
  everyone: "Everyone sees this",
  followers: "Your followers see this",
  me: "Only you see this",
};

interface SectionProps {
  title: string;
  /** Only known to the owner. */
  audience: Audience | undefined;
  children: ReactNode;
}

function Section({ title, audience, children }: SectionProps) {
  return (
    <div className="mt-3">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-sm font-semibold text-ink">{title}</h3>
        {audience && (
          <p className="text-xs text-ink-soft">{audienceText[audience]}</p>
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
        How did you come to faith, which verses keep you going, and what can
        others pray for? Share as much as you like, with everyone, with your
        followers or with nobody yet.
      </p>
    </div>
  );
}
