import { Link } from "@remix-run/react";
import { useState } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { SuggestedStrip } from "~/features/users/suggested-users";
import type { SuggestedUser } from "~/features/users/user";
import { UserAvatar } from "~/features/users/user-avatar";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { useHydrated } from "~/ui/use-hydrated";
import {
  buildClosedCardsCookie,
  getWelcomeCards,
  parseClosedCards,
  type WelcomeCard,
} from "./welcome-card";

export interface WelcomeData {
  closed: WelcomeCard[];
  /** Null if the server didn't need them. */
  people: SuggestedUser[] | null;
}

interface WelcomeCardsProps {
  initialData: WelcomeData | null;
  show: WelcomeCard[];
}

/** Of those that stand together, small screens show the first. */
const cardClass =
  "card flex needs-script items-center gap-2 py-1 pr-1 pl-4 shadow-card max-lg:[section+&]:hidden";

/** On home, until the user closes them or no longer needs them. */
export function WelcomeCards({ initialData, show }: WelcomeCardsProps) {
  const viewer = useViewer();
  const hydrated = useHydrated();
  // Changing the tab mounts the cards again, and the server's data may be out of date by then.
  const [closed, setClosed] = useState(() =>
    hydrated ? parseClosedCards(document.cookie) : (initialData?.closed ?? []),
  );
  const needed = viewer ? getWelcomeCards(viewer, closed) : [];
  const cards = needed.filter((card) => show.includes(card));
  if (!viewer) return null;
  const closeButton = (card: WelcomeCard, label: string) => (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      onClick={() => {
        // Another tab may have closed the other card.
        const all = [...parseClosedCards(document.cookie), card];
        document.cookie = buildClosedCardsCookie(all);
        restoreFocusAfterRemoval();
        setClosed(all);
      }}
    >
      <Icon name="close" />
    </Button>
  );
  return (
    <>
      {cards.includes("people") && (
        <SuggestedStrip initialUsers={initialData?.people ?? null}>
          {closeButton("people", "Close suggestions")}
        </SuggestedStrip>
      )}
      {cards.includes("groups") && (
        <section aria-label="Your church" className={cardClass}>
          <Icon name="people" className="size-6 shrink-0 text-gold" />
          <p className="min-w-0 flex-1 text-sm">
            Find or start your church, or a house group
          </p>
          <Button asChild size="sm">
            <Link to={urls.groups()}>Groups</Link>
          </Button>
          {closeButton("groups", "Close")}
        </section>
      )}
      {cards.includes("picture") && (
        <section aria-label="Your profile picture" className={cardClass}>
          <UserAvatar user={viewer} size={36} />
          <p className="min-w-0 flex-1 text-sm">Show who you are</p>
          <Button asChild size="sm" variant="secondary">
            <Link to={urls.editProfile}>Add a picture</Link>
          </Button>
          {closeButton("picture", "Close")}
        </section>
      )}
    </>
  );
}
