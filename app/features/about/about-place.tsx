import { Suspense, lazy, memo, useState } from "react";
import type { ComponentProps, ComponentType } from "react";
import { useDrawn } from "~/browser/use-drawn";
import { AboutCard as DrawnAboutCard } from "./about-card";
import { AboutMissing } from "./about-missing";
import { aboutKeys } from "./about.queries";

type CardProps = ComponentProps<typeof DrawnAboutCard>;
type Card = ComponentType<CardProps & ComponentProps<typeof AboutMissing>>;

/** As feed/profile-list.tsx does with people: what the server drew stands until its code is here (1.2 KB). */
const code: { card: Card } = {
  card: import.meta.env.SSR ? DrawnAboutCard : fetchCard(),
};

/** A failure is kept as well as a card: whoever asks next asks anew. */
function fetchCard(): Card {
  return lazy<Card>(async () => {
    try {
      return { default: (await import("./about-card")).AboutCard };
    } catch {
      code.card = fetchCard();
      return { default: AboutMissing };
    }
  });
}

/**
 * Where a person's page has what he says of himself. Drawn anew only for what concerns it: what the
 * server drew could not stand otherwise.
 */
export const AboutPlace = memo(function AboutPlace(props: CardProps) {
  useDrawn(aboutKeys.of(props.userId), props.drawn);
  const [AboutCard, setCard] = useState(() => code.card);
  const [retrying, setRetrying] = useState(false);
  return (
    <Suspense>
      <AboutCard
        {...props}
        retrying={retrying}
        onRetry={() => {
          setRetrying(true);
          // Failed again, nothing is exchanged: the button keeps the focus.
          import("./about-card").then(
            (module) => {
              setCard(() => module.AboutCard);
            },
            () => {
              setRetrying(false);
            },
          );
        }}
      />
    </Suspense>
  );
});
